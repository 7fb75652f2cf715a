import { describe, expect, it } from 'vitest';
import { symbols } from '../../rules/machine.ts';
import { backdrop } from './backdrop.ts';
import { themeOf } from './theme.ts';

const games = Array.from({ length: 200 }, (_, index) => `VENDOR_${index}`);

describe('themeOf', () => {
  it('dresses a game the same way every time', () => {
    expect(backdrop(themeOf('LANTERN_0001', 'Moon'))).toBe(backdrop(themeOf('LANTERN_0001', 'Moon')));
  });

  it('spreads games over all sceneries and many colours, each with every symbol drawn', () => {
    const themes = games.map((game) => themeOf(game, ''));
    expect(new Set(themes.map(({ scenery }) => scenery))).toEqual(new Set(['garden', 'nights', 'jungle']));
    expect(new Set(themes.map(({ scenery, hue }) => `${scenery}${hue}`)).size).toBeGreaterThan(12);
    for (const theme of themes) expect(Object.keys(theme.symbols).sort()).toEqual([...symbols].sort());
  });

  it('listens to a name that asks for a scenery', () => {
    expect(games.every((game) => themeOf(game, 'Aztec Temple').scenery === 'jungle')).toBe(true);
  });
});
