import { CardText } from '../cards/text';
import { answers, moveWords, shownRows, type Called } from '../model/moves';
import type { PuzzleMove, SolutionRow } from '../protocol';
import { t } from '../strings';
import { Clause } from '../ui/Clause';

/** A move as a sentence with its clauses. */
export function Move({ move, called }: { move: PuzzleMove; called?: Called }) {
  return (
    <>
      {moveWords(move, called).map((x, i) => (
        <span key={i}>
          <CardText text={x.words} /> <Clause number={x.clause} />{' '}
        </span>
      ))}
    </>
  );
}

/** The solution: moves by number, the opponent's answers set in. */
export function Solution({ rows, called }: { rows: readonly SolutionRow[]; called?: Called }) {
  return (
    <ol class="soln">
      {shownRows(rows).map((r, i) => (
        <li key={i} style={{ marginLeft: `${Math.min(r.depth, 4)}em` }}>
          {r.number ? <b>{r.number}.</b> : null}{' '}
          {!r.moves.length ? (
            <b>
              {t('pz.goal.reached')} <Clause number={r.clause} />
            </b>
          ) : r.number ? (
            r.moves.map((m, k) => <Move key={k} move={m} called={called} />)
          ) : (
            <i>{t('pz.if', { what: answers(r.moves, called) })}</i>
          )}
        </li>
      ))}
    </ol>
  );
}
