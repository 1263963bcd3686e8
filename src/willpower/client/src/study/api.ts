// What the pages around the rules ask of the server.

import type { EditionsCompared, RuleChapter, RulePage, RulesFound } from '../protocol';
import { call } from '../state/api';

export const study = {
  contents: () => call<RuleChapter[]>('GET', '/rules'),
  find: (words: string) => call<RulesFound>('GET', `/rules/search?words=${encodeURIComponent(words)}`),
  page: (number: string) => call<RulePage>('GET', `/rules/${encodeURIComponent(number)}`),
  editions: (first: string, second: string) =>
    call<EditionsCompared>('GET', `/editions/compare?first=${encodeURIComponent(first)}&second=${encodeURIComponent(second)}`),
};
