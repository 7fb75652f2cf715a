import { expect, test } from 'vitest';
import { suggestLanguages } from './suggest-language.ts';

test.each([
  ['BR', ['PT']],
  ['pt-BR', ['PT']],
  ['en', ['EN']],
  ['JP', ['JA']],
  ['VN', ['VI']],
  ['ZH', ['CN']],
  ['zh-TW', ['TW']],
  ['Portuguese', ['PT']],
  ['Tiếng Việt', ['VI']],
  ['PH', ['TL', 'TY']],
  ['fil', ['TL', 'TY']],
  ['XX', []],
  ['', []],
  ['no such language', []],
])('suggests for %j: %j', (typed, expected) => {
  expect(suggestLanguages(typed)).toEqual(expected);
});
