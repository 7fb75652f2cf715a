import { languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import { expect, test } from 'vitest';
import { createForeignNames, findLanguages } from './find-languages.ts';

const languages = (Object.keys(languageTable) as LanguageCode[]).map((code): BrandLanguage => {
  const { bcp47 } = languageTable[code];
  return { code, bcp47, dir: 'ltr' };
});
const find = (search: string, pageLanguage = 'en') =>
  findLanguages(languages, search, createForeignNames(pageLanguage)).map(({ code }) => code);

test('returns all languages in their order for an empty search', () => {
  expect(find('  ')).toEqual(Object.keys(languageTable));
});

test.each([
  ['its own name', 'ไทย', 'TH'],
  ['its own name without diacritics', 'espanol', 'ES'],
  ['a name with another form of a letter', 'تركي', 'TR', 'ar'],
  ['its English name', 'japan', 'JA'],
  ['its name in the language of the page', 'allemand', undefined, 'fr'],
  ['its name in the language of the page, without diacritics', 'coreen', 'KO', 'fr'],
  ['its code, before names that contain it', 'en', 'EN'],
  ['its tag', 'zh-hant', 'TW'],
  ['a later word of its name', 'simplified', 'CN'],
  ['part of a name', 'hasa mel', 'MS'],
])('finds a language by %s', (_, search, code, pageLanguage?: string) => {
  expect(find(search, pageLanguage)[0]).toBe(code);
});

test('finds no language by a text that no language has', () => {
  expect(find('klingon')).toEqual([]);
  expect(find('.*')).toEqual([]);
});
