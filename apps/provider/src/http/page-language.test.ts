import { expect, it } from 'vitest';
import { toPageLanguage } from './page-language.ts';

it('returns the language of a launch code in any case, with its direction', () => {
  expect(toPageLanguage('UR')).toMatchObject({ bcp47: 'ur', dir: 'rtl' });
  expect(toPageLanguage('tw')).toMatchObject({ code: 'TW', bcp47: 'zh-Hant', dir: 'ltr' });
});

it('returns English for an unknown or missing code', () => {
  for (const code of [undefined, 'XX', '__proto__']) expect(toPageLanguage(code).bcp47).toBe('en');
});
