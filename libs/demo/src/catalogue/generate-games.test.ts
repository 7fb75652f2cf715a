import { gameCategories } from '@livery/merchant/categories';
import { languageTable } from '@livery/merchant/language-table';
import { describe, expect, it } from 'vitest';
import { type GameEngine, getGameEngine, instantGames } from '../engines/engines.ts';
import { newGameDays } from '@livery/contract/constants';
import { demoText } from '../demo-text.ts';
import { getMinStake } from '../engines/stakes.ts';
import { listThemes } from '../artwork/artwork.ts';
import { demoSeed, generateGames } from './generate-games.ts';
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

  it('has four slots with coins, whose subjects are treasure and luck, with twenty lines', () => {
    const coins = games.filter(({ category, theme }) => getGameEngine(category, theme) === 'hold');
    expect(coins.map(({ theme }) => theme).sort()).toEqual(['lucky-cat', 'magic-lamp', 'money-toad', 'pirate']);
    expect(coins.every(({ category, lines }) => category === 'RNG' && lines === 20)).toBe(true);
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

  it('has new slots, and new games of the vendors that the notice of the week names', () => {
    const slots = generateGames({ seed: demoSeed, artwork: demoArtwork }).filter(({ category }) => category === 'RNG');
    const recent = slots.filter(({ listedDaysAgo }) => listedDaysAgo < newGameDays);
    expect(recent.length).toBeGreaterThanOrEqual(12);
    expect(recent.length).toBeLessThan(slots.length / 2);
    const notice = demoText('announcements.notice-games.title').EN;
    const named = demoVendors.filter(({ name }) => notice.includes(name)).map(({ code }) => code);
    expect(named).toHaveLength(2);
    const ofWeek = recent.filter(({ listedDaysAgo }) => listedDaysAgo < 7).map(({ vendor }) => vendor);
    expect(ofWeek).toEqual(expect.arrayContaining(named));
  });

  it('has the minimum stake of the engine in each currency, and none for a lottery', () => {
    const currencies = ['PHP', 'VND', 'MXN', 'AED', 'USD', 'ZZZ'];
    for (const { category, theme, minBet, minBets } of games) {
      const isLottery = category.endsWith('LOTT');
      const getStake = (currency: string) => (isLottery ? 0 : getMinStake(getGameEngine(category, theme), currency));
      const stakes = currencies.map((currency) => minBets[currency] ?? minBet);
      expect(stakes, `${category} ${theme}`).toEqual(currencies.map(getStake));
    }
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
