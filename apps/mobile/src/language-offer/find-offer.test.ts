import { languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import { expect, test } from 'vitest';
import { findOffer, isBot } from './find-offer.ts';

const get = (code: LanguageCode): BrandLanguage => {
  const { bcp47 } = languageTable[code];
  return { code, bcp47, dir: 'ltr' };
};
const all = (Object.keys(languageTable) as LanguageCode[]).map(get);
const find = (current: LanguageCode, phoneLanguages: readonly string[], languages = all) =>
  findOffer(languages, get(current), phoneLanguages)?.code;

test.each<[LanguageCode, string[], LanguageCode | undefined]>([
  ['EN', ['es-MX', 'en'], 'ES'],
  ['EN', ['en-GB', 'es'], undefined],
  ['EN', ['zh-TW'], 'TW'],
  ['EN', ['zh-Hans-SG'], 'CN'],
  ['EN', ['tl-PH'], 'TL'],
  ['TY', ['fil-PH'], undefined],
  ['EN', ['in-ID'], 'ID'],
  ['EN', ['de-DE', 'ar-EG'], 'AR'],
  ['EN', ['de-DE'], undefined],
  ['EN', [], undefined],
  ['EN', ['', '*', 'x_y', 'fr'], 'FR'],
])('on a page in %s, a phone in %j is offered %s', (current, phoneLanguages, code) => {
  expect(find(current, phoneLanguages)).toBe(code);
});

test('offers the same language in another script if the brand has no better one', () => {
  expect(find('EN', ['zh-HK'], [get('EN'), get('CN')])).toBe('CN');
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', false],
])('%s is a bot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
