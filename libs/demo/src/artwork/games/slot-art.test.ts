import { describe, expect, it } from 'vitest';
import { artworkSeed } from '../artwork-seed.ts';
import { demoArtwork } from '../../catalogue/artwork-themes.ts';
import { demoSeed, generateGames } from '../../catalogue/generate-games.ts';
import { drawTile } from '../tile.ts';
import { drawSlotArt, slotEmblems } from './slot-art.ts';
import { slotSymbols } from './slot-symbols.ts';

const slots = generateGames({ seed: demoSeed, artwork: demoArtwork })
  .filter(({ category }) => category === 'RNG')
  .map(({ nodeId: id, category, theme, name }) => ({ id, category, theme, name, seed: artworkSeed }));

/**
 * Returns the shapes of a drawing. The ids of gradients are removed, because the same shape has other ids in another
 * drawing.
 */
const getShapes = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/ d="([^"]{12,})"/g)].map(([, d = '']) => d));

describe('slots', () => {
  it.each(slots)('$name shows the emblem of its tile', (spec) => {
    const tile = getShapes(drawTile(spec));
    const { symbols, subjects, emblem, theme } = drawSlotArt(spec);
    expect(theme).toBe(spec.theme);
    expect(subjects.h1).toBe(spec.theme);
    expect(symbols.h1).toBe(emblem);
    expect(getShapes(symbols.h1).size).toBeGreaterThan(0);
    expect([...getShapes(symbols.h1)].filter((shape) => !tile.has(shape))).toEqual([]);
  });

  it.each(slots)('$name has symbols that differ from each other', (spec) => {
    const { symbols, subjects } = drawSlotArt(spec);
    expect(new Set(Object.values(symbols)).size).toBe(slotEmblems.length);
    expect(new Set(Object.values(subjects)).size).toBe(slotEmblems.length);
  });

  it('share at most two emblems with each other slot', () => {
    const sets = Object.entries(slotSymbols).map(
      ([theme, { high, wild, scatter }]) => [theme, [theme, ...high, wild, scatter]] as const,
    );
    const alike = sets.flatMap(([theme, set], index) =>
      sets.slice(index + 1).flatMap(([other, otherSet]) => {
        const shared = set.filter((name) => otherSet.includes(name));
        return shared.length > 2 ? [`${theme} and ${other}: ${shared.join(', ')}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('are one for each theme, so that no two tiles lead to the same game', () => {
    const themes = slots.map(({ theme }) => theme);
    expect(new Set(themes).size).toBe(themes.length);
    expect(themes.filter((theme) => !slotSymbols[theme])).toEqual([]);
  });
});
