import { describe, expect, it } from 'vitest';
import { symbols } from '../../rules/machine.ts';
import { getLinesTheme } from './theme.ts';

const ids = Array.from({ length: 200 }, (_, index) => `VENDOR_${index}`);

describe('getLinesTheme', () => {
  it('returns the same look for the same game', () => {
    const game = { id: 'LANTERN_0001', name: 'Moon' };
    expect(getLinesTheme(game)).toEqual(getLinesTheme(game));
  });

  it('uses all sceneries and many colours, each with an image for every symbol', () => {
    const themes = ids.map((id) => getLinesTheme({ id, name: '' }));
    expect(new Set(themes.map(({ scenery }) => scenery))).toEqual(new Set(['garden', 'nights', 'jungle']));
    expect(new Set(themes.map(({ scenery, hue }) => `${scenery}${hue}`)).size).toBeGreaterThan(12);
    for (const theme of themes) expect(Object.keys(theme.symbols).sort()).toEqual([...symbols].sort());
  });

  it('selects a scenery by a keyword in the name', () => {
    expect(ids.every((id) => getLinesTheme({ id, name: 'Aztec Temple' }).scenery === 'jungle')).toBe(true);
  });
});
