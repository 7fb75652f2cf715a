import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLocaleProblems } from './find-locale-problems.ts';

const languages = {
  EN: { bcp47: 'en' },
  RU: { bcp47: 'ru' },
  AR: { bcp47: 'ar' },
  TY: { bcp47: 'fil' },
  TL: { bcp47: 'fil-PH' },
};
const english = {
  title: 'Hello {name}',
  wait_one: '{count} minute',
  wait_other: '{count} minutes',
  help: { page: '<b>Go</b>' },
};
const russian = {
  title: 'Привет, {name}',
  wait_one: '{count} минута',
  wait_few: '{count} минуты',
  wait_many: '{count} минут',
  wait_other: '{count} минуты',
  help: { page: '<b>Вперёд</b>' },
};
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const arabic = {
  title: 'مرحبًا {name}',
  ...Object.fromEntries(arabicForms.map((form) => [`wait_${form}`, form === 'one' ? 'دقيقة واحدة' : '{count} دقيقة'])),
  help: { page: '<b>هيا</b>' },
};

const check = (files: Readonly<Record<string, object>>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const [code, texts] of Object.entries(files)) writeFileSync(join(folder, `${code}.json`), JSON.stringify(texts));
  return findLocaleProblems({ folder, languages });
};
const complete = { EN: english, RU: russian, AR: arabic, TY: english };

test('accepts complete languages, one file for two codes of a language, and a number as a word', () => {
  expect(check(complete)).toEqual([]);
});

test('reports a missing language', () => {
  const { RU: _, ...others } = complete;
  expect(check(others)).toEqual(['RU.json is missing']);
});

test('reports missing and needless keys and plural forms', () => {
  const { wait_few: _, ...others } = russian;
  expect(check({ ...complete, RU: { ...others, wait_two: '{count} минуты' } })).toEqual([
    'RU.json: wait_few is missing',
    'RU.json: remove wait_two',
  ]);
});

test('reports other placeholders and other tags', () => {
  expect(check({ ...complete, RU: { ...russian, title: 'Привет, {nom}', help: { page: 'Вперёд' } } })).toEqual([
    'RU.json: title has the placeholders "nom" instead of "name"',
    'RU.json: help.page has other HTML tags than the English text',
  ]);
  expect(check({ ...complete, AR: { ...arabic, wait_one: 'دقيقة {nom}' } })).toEqual([
    'AR.json: wait_one has the placeholders "nom" instead of "count"',
  ]);
  expect(check({ ...complete, RU: { ...russian, wait_one: 'минута' } })).toEqual([
    'RU.json: wait_one has the placeholders "" instead of "count"',
  ]);
});
