// Everything over HTTP.

import type {
  AskMoment,
  AskPast,
  Created,
  CreateGame,
  DeckInfo,
  DeckWhole,
  GameInfo,
  Held,
  InviteInfo,
  JoinGame,
  JudgeFile,
  LevelInfo,
  OpenGame,
  PastBoard,
  PlayOn,
  ReplayInfo,
  ReplaySteps,
  ClauseInfo,
  RulesFound,
  DeckReport,
  DeckChoice,
  Problem,
} from '../protocol';
import { refusedText } from '../strings/ja_refused';

/** A refusal of the server, in words for the person. */
export class Refused extends Error {
  readonly code: string;
  readonly clause: string;
  readonly details: readonly string[];
  constructor(problem: Partial<Problem>, status: number) {
    super(refusedText(problem.sentence || `${status}`));
    this.code = problem.code ?? String(status);
    this.clause = problem.clause ?? '';
    this.details = (problem.details ?? []).map(refusedText);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'omit',
  });
  if (!answer.ok) {
    let problem: Partial<Problem> = {};
    try {
      problem = (await answer.json()) as Partial<Problem>;
    } catch {
      // the status says enough
    }
    throw new Refused(problem, answer.status);
  }
  return (await answer.json()) as T;
}

export const api = {
  decks: () => call<DeckInfo[]>('GET', '/decks'),
  levels: () => call<LevelInfo[]>('GET', '/levels'),
  check: (deck: DeckChoice, edition?: string) => call<DeckReport>('POST', '/decks/check', { deck, ...(edition ? { edition } : {}) }),
  create: (game: CreateGame) => call<Created>('POST', '/games', game),
  join: (game: string, how: JoinGame) => call<Created>('POST', `/games/${game}/join`, how),
  open: () => call<OpenGame[]>('GET', '/lobby'),
  mine: (held: Held[]) => call<GameInfo[]>('POST', '/games/mine', { held }),
  invite: (game: string, invite: string) => call<InviteInfo>('GET', `/games/${game}/invite/${invite}`),
  clause: (number: string, edition = '') => call<ClauseInfo>('GET', `/clauses/${encodeURIComponent(number)}?edition=${encodeURIComponent(edition)}`),
  findRules: (words: string) => call<RulesFound>('GET', `/rules/search?words=${encodeURIComponent(words)}`),
  deck: (name: string) => call<DeckWhole>('GET', `/decks/${encodeURIComponent(name)}`),
  pictures: () => call<string[]>('GET', '/pictures'),
  replays: () => call<GameInfo[]>('GET', '/replays'),
  replay: (game: string) => call<ReplayInfo>('GET', `/replays/${game}`),
  steps: (game: string, seat: string, first: number, count: number) =>
    call<ReplaySteps>('GET', `/replays/${game}/steps?seat=${seat}&first=${first}&count=${count}`),
  upload: (text: string) => call<ReplayInfo>('POST', '/replays', { text }),
  moment: (game: string, what: AskMoment) => call<JudgeFile>('POST', `/replays/${game}/judge`, what),
  seatDeck: (game: string, token: string) => call<DeckWhole>('POST', `/games/${game}/deck`, { token }),
  withdraw: (game: string, token: string) => call<OpenGame[]>('POST', `/games/${game}/withdraw`, { token }),
  past: (game: string, what: AskPast) => call<PastBoard>('POST', `/games/${game}/past`, what),
  seatMoment: (game: string, token: string) => call<JudgeFile>('POST', `/games/${game}/judge`, { token }),
  playOn: (game: string, how: PlayOn) => call<Created>('POST', `/replays/${game}/continue`, how),
};
