import { expect, it } from 'vitest';
import { findInLanguage, findText, getFallbackLanguages, localizeText } from './language-fallback.ts';

it('lists the requested language, its base, the default of the brand and English', () => {
  expect(getFallbackLanguages('TW', { languages: ['AR'] })).toEqual(['TW', 'CN', 'AR', 'EN']);
  expect(getFallbackLanguages('TL', { languages: ['TY', 'EN'] })).toEqual(['TL', 'TY', 'EN']);
  expect(getFallbackLanguages('FR')).toEqual(['FR', 'EN']);
});

it('ignores an unknown language', () => {
  expect(getFallbackLanguages('XX', { languages: ['AR'] })).toEqual(['AR', 'EN']);
  expect(getFallbackLanguages('__proto__', { languages: ['AR'] })).toEqual(['AR', 'EN']);
});

it('finds a text in the order of the fallback', () => {
  const texts = { TY: 'Balita', AR: 'أخبار', EN: 'News' };
  expect(findText(texts, 'TL', { languages: ['AR'] })).toBe('Balita');
  expect(findText(texts, 'FR', { languages: ['AR'] })).toBe('أخبار');
  expect(findText(texts, 'FR')).toBe('News');
  expect(findText({ TH: 'ข่าว' }, 'FR')).toBeUndefined();
  expect(localizeText({ TH: 'ข่าว' }, 'FR')).toBe('ข่าว');
  expect(localizeText({}, 'FR')).toBe('');
  expect(findInLanguage(texts, 'FR')).toBeUndefined();
});
