import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../study/share';

describe('a judge file in a link', () => {
  const text = 'format: 1\ntitle: "Zwei Türme – 塔"\nstart: {A: {field: [Ogre]}}\ndo: []\n'.repeat(3);
  it('comes out as it went in', async () => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpack(packed)).toBe(text);
  });
  it('is refused where it is torn', async () => {
    await expect(unpack('%%%')).rejects.toThrow();
    await expect(unpack((await pack(text)).slice(0, 20))).rejects.toThrow();
  });
});
