import { describe, expect, it } from 'vitest';
import { symbols } from '../../rules/machine.ts';
import { renderBackdrop } from './backdrop.ts';
import { getTheme } from './theme.ts';

const games = Array.from({ length: 200 }, (_, index) => `VENDOR_${index}`);

describe('getTheme', () => {
  it('returns the same look for the same game', () => {
    expect(renderBackdrop(getTheme('LANTERN_0001', 'Moon'))).toBe(renderBackdrop(getTheme('LANTERN_0001', 'Moon')));
  });

  it('uses all sceneries and many colours, each with an image for every symbol', () => {
    const themes = games.map((game) => getTheme(game, ''));
    expect(new Set(themes.map(({ scenery }) => scenery))).toEqual(new Set(['garden', 'nights', 'jungle']));
    expect(new Set(themes.map(({ scenery, hue }) => `${scenery}${hue}`)).size).toBeGreaterThan(12);
    for (const theme of themes) expect(Object.keys(theme.symbols).sort()).toEqual([...symbols].sort());
  });

  it('selects a scenery by a keyword in the name', () => {
    expect(games.every((game) => getTheme(game, 'Aztec Temple').scenery === 'jungle')).toBe(true);
  });
});
