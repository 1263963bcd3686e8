// What the pages around the rules ask of the server.

import type { AskBench, AskCompare, AskLesson, AskPuzzle, AskBenchUses, BenchCompared, BenchFile, BenchState, BenchUses, BenchWin, CardLine, EditionsCompared, JudgeLine, LessonInfo, LessonState, PuzzleInfo, PuzzleState, RuleChapter, RulePage, RulesFound } from '../protocol';
import { call } from '../state/api';

export const study = {
  contents: () => call<RuleChapter[]>('GET', '/rules'),
  find: (words: string) => call<RulesFound>('GET', `/rules/search?words=${encodeURIComponent(words)}`),
  page: (number: string) => call<RulePage>('GET', `/rules/${encodeURIComponent(number)}`),
  editions: (first: string, second: string) =>
    call<EditionsCompared>('GET', `/editions/compare?first=${encodeURIComponent(first)}&second=${encodeURIComponent(second)}`),
  bench: (ask: AskBench) => call<BenchState>('POST', '/bench', ask),
  benchUses: (ask: AskBenchUses) => call<BenchUses>('POST', '/bench/uses', ask),
  win: (text: string, at: number) => call<BenchWin>('POST', '/bench/win', { text, at }),
  compare: (ask: AskCompare) => call<BenchCompared>('POST', '/bench/compare', ask),
  puzzles: () => call<PuzzleInfo[]>('GET', '/puzzles'),
  puzzle: (ask: AskPuzzle) => call<PuzzleState>('POST', '/puzzles/play', ask),
  puzzleUses: (ask: AskPuzzle) => call<BenchUses>('POST', '/puzzles/uses', ask),
  lessons: () => call<LessonInfo[]>('GET', '/lessons'),
  lesson: (ask: AskLesson) => call<LessonState>('POST', '/lessons/play', ask),
  lessonUses: (ask: AskLesson) => call<BenchUses>('POST', '/lessons/uses', ask),
  files: (words: string) => call<JudgeLine[]>('GET', `/bench/files?words=${encodeURIComponent(words)}`),
  file: (path: string) => call<BenchFile>('GET', `/bench/file?path=${encodeURIComponent(path)}`),
  cards: (words: string) => call<CardLine[]>('GET', `/bench/cards?words=${encodeURIComponent(words)}`),
};
