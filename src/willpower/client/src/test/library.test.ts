import { describe, expect, it } from 'vitest';
import { askedOf, lookingOf, PER_PAGE, queryOf, ticked, titled, toggled } from '../library/looking';

describe('what is looked for', () => {
  const address = 'search=type%3Achant+cost%3C4&type=chant&attribute=light&attribute=fire&sort=cost&page=3&view=list';
  it('comes out of an address and goes into one again', () => {
    const looking = lookingOf(new URLSearchParams(address));
    expect(looking.search).toBe('type:chant cost<4');
    expect(looking.ticks.attribute).toEqual(['light', 'fire']);
    expect(looking.page).toBe(3);
    expect(ticked(looking)).toBe(3);
    expect(queryOf(looking)).toBe(address);
    expect(lookingOf(new URLSearchParams(queryOf(looking)))).toEqual(looking);
  });
  it('minds no nonsense in an address', () => {
    const looking = lookingOf(new URLSearchParams('page=-7&sort=luck&view=cube&type='));
    expect([looking.page, looking.sort, looking.view]).toEqual([1, '', 'pictures']);
    expect(lookingOf(new URLSearchParams('page=x')).page).toBe(1);
    expect(queryOf(lookingOf(new URLSearchParams()))).toBe('');
  });
  it('asks for the cards of its page', () => {
    const asked = new URLSearchParams(askedOf(lookingOf(new URLSearchParams(address))));
    expect(asked.get('first')).toBe(String(2 * PER_PAGE));
    expect(asked.get('page')).toBeNull();
    expect(asked.get('view')).toBeNull();
    expect(asked.getAll('attribute')).toEqual(['light', 'fire']);
  });
  it('ticks and unticks, and begins at the first page', () => {
    const looking = lookingOf(new URLSearchParams(address));
    const more = toggled(looking, 'type', 'resonator');
    expect(more.ticks.type).toEqual(['chant', 'resonator']);
    expect(more.page).toBe(1);
    expect(toggled(more, 'type', 'resonator').ticks.type).toEqual(['chant']);
  });
  it('begins words with capitals', () => {
    expect(titled('magic stone')).toBe('Magic Stone');
    expect(titled('j-ruler')).toBe('J-Ruler');
  });
});
