import { gameCategories } from '@livery/merchant/categories';
import { languageTable } from '@livery/merchant/language-table';
import { describe, expect, it } from 'vitest';
import { type GameEngine, getGameEngine, instantGames } from '../engines/engines.ts';
import { listThemes } from '../artwork/artwork.ts';
import { generateGames } from './generate-games.ts';
import { demoArtwork } from './artwork-themes.ts';
import { demoVendors } from './vendors.data.ts';

const games = generateGames({ seed: 1, artwork: demoArtwork });

describe('demo catalogue', () => {
  it('has 24 vendors with games in all of their categories', () => {
    expect(demoVendors).toHaveLength(24);
    for (const { code, categories } of demoVendors) {
      for (const category of categories)
        expect(
          games.some((game) => game.vendor === code && game.category === category),
          `${code} in ${category}`,
        ).toBe(true);
    }
  });

  it('has games in all categories, and one slot for each theme', () => {
    const slots = games.filter(({ category }) => category === 'RNG');
    expect(new Set(slots.map(({ theme }) => theme)).size).toBe(slots.length);
    expect(slots.length).toBeGreaterThanOrEqual(40);
    expect(new Set(games.map(({ category }) => category))).toEqual(
      new Set(gameCategories.filter((category) => category !== 'HOT')),
    );
  });

  // TL and TY both mean Tagalog, so their texts are in one file, `TY`.
  it.each(Object.keys(languageTable).filter((code) => code !== 'TL'))('has unique game names in %s', (language) => {
    const names = games.map((game) => game.names[language]);
    expect(names.filter((name) => !name || /[{}]/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('uses artwork themes only, without adjacent slots of the same theme', () => {
    for (const { category, theme } of games) expect(listThemes(category)).toContain(theme);
    const slots = games.filter(({ category }) => category === 'RNG').map(({ theme }) => theme);
    expect(slots.filter((theme, index) => theme === slots[index + 1])).toHaveLength(0);
  });

  it('has each instant game once, each with its own engine', () => {
    const engines = games.filter(({ theme }) => instantGames.some((each) => each === theme));
    const played = engines
      .filter(({ category }) => category === 'INHOUSE')
      .map(({ theme }) => getGameEngine('INHOUSE', theme));
    expect(played).toEqual([...instantGames]);
  });

  it('names games after their engine', () => {
    const titles: Partial<Record<GameEngine, RegExp>> = {
      baccarat: /Baccarat|Punto Banco/,
      roulette: /Roulette/,
      cards: /Big Two|Pusoy Dos|Dai Di|Capsa Banting|Big Deuce|Deuces/,
      crash: /Crash|Lift-Off|Orbit|Skyward|Comet|Ascent|Booster|Stratos/,
      book: /Football|Basketball|Volleyball|Badminton|Five Lanes|Tactical Ops/,
    };
    const played = games.map(({ category, theme, name }) => ({ name, engine: getGameEngine(category, theme) }));
    expect(Object.keys(titles).filter((engine) => !played.some((game) => game.engine === engine))).toEqual([]);
    expect(played.filter(({ name, engine }) => titles[engine]?.test(name) === false)).toEqual([]);
  });

  it('is the same for the same seed and different for another seed', () => {
    expect(generateGames({ seed: 1, artwork: demoArtwork })).toEqual(games);
    expect(generateGames({ seed: 2, artwork: demoArtwork })).not.toEqual(games);
  });

  it('has codes in a format that vendors can send', () => {
    for (const { nodeId, gameCode, roomId } of games)
      for (const code of [nodeId, gameCode, roomId]) expect(code).toMatch(/^[\w.-]{1,60}$/);
    expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(games.length);
  });
});

it('generates 10,000 slots for a benchmark', () => {
  const many = generateGames({ seed: 1, artwork: demoArtwork, slots: 10_000 }).filter(
    ({ category }) => category === 'RNG',
  );
  expect(many).toHaveLength(10_000);
  expect(new Set(many.map(({ name }) => name)).size).toBe(10_000);
});
