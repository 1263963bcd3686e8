// What the other side did in its last turn, in a few lines: for whoever looked away.

import type { LogLine } from '../protocol';

export interface DigestLine {
  kind: 'called' | 'played' | 'used' | 'set' | 'made' | 'drew' | 'discarded' | 'milled' | 'judged' | 'attacked' | 'lost' | 'hurt' | 'healed';
  names: string[];
  by: number | null;
  amount: number;
  lines: LogLine[];
}

export interface Digest {
  turn: number;
  player: number;
  first: number;
  rows: DigestLine[];
}

const PLAYER: Readonly<Record<string, number>> = { A: 0, B: 1 };

/** The last turn of a player that is over or going on, taken from the log; null where there was none yet. */
export function digest(log: readonly LogLine[], player: number, names: ReadonlyMap<number, string>): Digest | null {
  let from = -1;
  let turn = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const m = /^Turn (\d+): ([AB])/.exec(log[i]?.text ?? '');
    if (log[i]?.kind !== 'turn began' || !m || PLAYER[m[2] ?? ''] !== player) continue;
    from = i;
    turn = Number(m[1]);
    break;
  }
  if (from < 0) return null;
  const rows: DigestLine[] = [];
  const put = (kind: DigestLine['kind'], line: LogLine, name: string, by: number | null, amount = 0): void => {
    const same = rows.find((r) => r.kind === kind && r.by === by);
    if (same) {
      if (name) same.names.push(name);
      same.amount += amount;
      same.lines.push(line);
    } else rows.push({ kind, names: name ? [name] : [], by, amount, lines: [line] });
  };
  for (let i = from + 1; i < log.length; i++) {
    const line = log[i];
    if (!line) continue;
    if (line.kind === 'turn began') break;
    read(line, names, put);
  }
  return { turn, player, first: log[from]?.number ?? 0, rows };
}

/** Whether a player has attacked in the turn that goes on. */
export function hasAttacked(log: readonly LogLine[], player: number): boolean {
  for (let i = log.length - 1; i >= 0 && log[i]?.kind !== 'turn began'; i--) {
    const by = /^([AB])'s .+ attacks /.exec(log[i]?.text ?? '')?.[1];
    if (by && PLAYER[by] === player) return true;
  }
  return false;
}

type Put = (kind: DigestLine['kind'], line: LogLine, name: string, by: number | null, amount?: number) => void;

function read(line: LogLine, names: ReadonlyMap<number, string>, put: Put): void {
  const text = line.text;
  const name = (line.objects.map((o) => names.get(o)).find(Boolean) ?? '').trim();
  const m = {
    called: /^([AB]) calls (.+)$/.exec(text),
    played: /^([AB]) plays (.+) from /.exec(text),
    used: /^([AB]) plays (?:an activate ability|a God's Art) of (.+)$/.exec(text),
    set: /^([AB]) puts (.+) into the standby area$/.exec(text),
    made: /^([AB]) creates (.+?)(?: \(.+\))?$/.exec(text),
    drew: line.clause === '1009.1' ? /^([AB]) draws (?:(\d+) cards|.+)$/.exec(text) : null, // not the draw phase's own
    discarded: /^([AB]) discards (.+?)(?: \(.+\))?$/.exec(text),
    milled: /^(?:A card of )?([AB])'s .+ goes from (?:the top of the deck|[AB]'s deck) to [AB]'s graveyard/.exec(text),
    judged: /^([AB])'s (.+) enters the field as a J-ruler$/.exec(text),
    attacked: /^([AB])'s (.+) attacks (.+)$/.exec(text),
    hurt: /deals (\d+) (?:battle )?damage to ([AB])$/.exec(text),
    life: /^([AB]) (gains|loses|pays) (\d+) life/.exec(text),
    lost: /^([AB])'s (.+) (?:is destroyed|is banished|goes from the field|returns from the field|is removed(?! from battle))/.exec(text) ?? /^([AB]) banishes (.+?)(?:; it ceases to exist)?$/.exec(text),
  };
  if (m.called) put('called', line, m.called[2] ?? name, PLAYER[m.called[1] ?? ''] ?? null);
  else if (m.played) put('played', line, m.played[2] ?? name, PLAYER[m.played[1] ?? ''] ?? null);
  else if (m.used) put('used', line, m.used[2] ?? name, PLAYER[m.used[1] ?? ''] ?? null);
  else if (m.set) put('set', line, '', PLAYER[m.set[1] ?? ''] ?? null, 1);
  else if (m.made) put('made', line, m.made[2] ?? name, PLAYER[m.made[1] ?? ''] ?? null);
  else if (m.drew) put('drew', line, '', PLAYER[m.drew[1] ?? ''] ?? null, Number(m.drew[2] ?? 1));
  else if (m.discarded) put('discarded', line, m.discarded[2] ?? name, PLAYER[m.discarded[1] ?? ''] ?? null);
  else if (m.milled) put('milled', line, '', PLAYER[m.milled[1] ?? ''] ?? null, 1);
  else if (m.judged) put('judged', line, m.judged[2] ?? name, PLAYER[m.judged[1] ?? ''] ?? null);
  else if (m.attacked) put('attacked', line, m.attacked[2] ?? name, PLAYER[m.attacked[1] ?? ''] ?? null);
  else if (m.hurt) put('hurt', line, '', PLAYER[m.hurt[2] ?? ''] ?? null, Number(m.hurt[1]));
  else if (m.life) put(m.life[2] === 'gains' ? 'healed' : 'hurt', line, '', PLAYER[m.life[1] ?? ''] ?? null, Number(m.life[3]));
  else if (m.lost) put('lost', line, m.lost[2] ?? name, PLAYER[m.lost[1] ?? ''] ?? null);
}
