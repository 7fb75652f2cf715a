import type { Hex } from '@livery/merchant/color';
import { deriveTheme, type ThemeInput } from '@livery/merchant/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeMode, isLegal, listLegalSteps, readThemeInput, toLch, toLegalColor } from './legal-colors.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const light: ThemeInput = { mode: 'light', accent: '#c2182b', page: '#fbf4ec' };

it('returns only colours with which the theme can be derived', () => {
  fc.assert(
    fc.property(fc.constantFrom('accent' as const, 'page' as const), hex, (key, color) => {
      const legal = toLegalColor(light, key, color);
      if (legal === undefined) return;
      expect(deriveTheme({ ...light, [key]: legal }).problems).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('keeps a colour that is legal already', () => {
  expect(toLegalColor(light, 'accent', '#c2182b')).toBe('#c2182b');
});

it('accepts every jackpot colour, because the app derives a legible one', () => {
  expect(isLegal(light, 'jackpot', '#ffffff')).toBe(true);
});

it('returns which lightness is legal: dark accents on a light page, light ones on a dark page', () => {
  const onLight = listLegalSteps(light, 'accent', toLch('#c2182b'));
  expect([onLight.at(8), onLight.at(-1)]).toEqual([true, false]);
  const onDark = listLegalSteps({ mode: 'dark', accent: '#ff8088' }, 'accent', toLch('#c2182b'));
  expect([onDark.at(2), onDark.at(-8)]).toEqual([false, true]);
});

it('changes between light and dark to colours that are legible there', () => {
  fc.assert(
    fc.property(hex, (accent) => {
      const dark = changeMode({ ...light, accent }, 'dark');
      expect(dark.mode).toBe('dark');
      expect(deriveTheme(dark).problems).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

it('reads a document whose colours are missing or wrong', () => {
  expect(readThemeInput(undefined)).toEqual({ mode: 'light', accent: '#3b4fd8' });
  expect(readThemeInput({ mode: 'dark', accent: 'nothing', page: 7, jackpot: 'gold' })).toEqual({
    mode: 'dark',
    accent: '#3b4fd8',
    jackpot: '#ffd700',
  });
});
