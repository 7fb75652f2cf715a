import { describe, expect, test } from 'vitest';
import { marketCodes, marketProfiles } from '../markets/market-profiles.ts';
import { homeBlocks } from './home-blocks.schema.ts';
import {
  defaultHomeBlocks,
  getBlockTitle,
  getRows,
  homeBlockKinds,
  homeBlockRows,
  homeBlockSettings,
  isAlwaysShown,
  listCollectionCategories,
} from './home-blocks.ts';

const findProblem = (block: object): string | undefined => {
  const issue = homeBlocks.safeParse([block]).error?.issues[0];
  return issue && `${issue.path.join('.')} ${issue.message}`;
};

describe('a home screen', () => {
  test('has the default blocks if a brand file names none', () => {
    expect(homeBlocks.parse(undefined)).toEqual(defaultHomeBlocks);
    expect(homeBlocks.parse(defaultHomeBlocks)).toEqual(defaultHomeBlocks);
  });

  test('is read in the old form, also mixed with the new one', () => {
    expect(homeBlocks.parse(['hero', { kind: 'games', rows: 2 }, 'winners'])).toEqual([
      { kind: 'hero' },
      { kind: 'games', rows: 2 },
      { kind: 'winners' },
    ]);
    expect(homeBlocks.safeParse(['hero', 'banner']).success).toBe(false);
    expect(homeBlocks.safeParse('hero').success).toBe(false);
  });

  test('has each kind once, except collections', () => {
    const collection = { kind: 'collection', source: 'new' };
    expect(homeBlocks.safeParse([collection, collection]).success).toBe(true);
    expect(homeBlocks.safeParse(['hero', { kind: 'hero' }]).error?.issues[0]?.path).toEqual([1, 'kind']);
  });

  test('has at least one block and at most 24', () => {
    expect(homeBlocks.safeParse([]).success).toBe(false);
    expect(
      homeBlocks.safeParse(Array.from({ length: 25 }, () => ({ kind: 'collection', source: 'hot' }))).success,
    ).toBe(false);
  });

  test.each(marketCodes)('of the market %s has the games and collections', (market) => {
    const kinds = marketProfiles[market].layout.home.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['categories', 'games', 'collection']));
  });
});

describe('a block', () => {
  test.each(homeBlockKinds)('of the kind %s accepts its settings and rejects others', (kind) => {
    const values = {
      source: 'category',
      category: 'RNG',
      rows: homeBlockRows[kind]?.max,
      size: 'large',
      title: { EN: 'Tonight' },
      audience: ['guest'],
      from: '2026-12-24',
      to: '2026-12-24',
    } as const;
    const entries = Object.entries(values);
    const isOwn = ([key]: (typeof entries)[number]) => homeBlockSettings[kind].some((each) => each === key);
    const own = { kind, ...Object.fromEntries(entries.filter(isOwn)) };
    expect(homeBlocks.parse([own])).toEqual([own]);
    for (const [key, value] of entries.filter((entry) => !isOwn(entry)))
      expect(findProblem({ ...own, [key]: value ?? 1 })).toContain(`has no ${key}`);
  });

  test.each([
    [{ kind: 'collection' }, 'without the games'],
    [{ kind: 'collection', source: 'category' }, 'without the category'],
    [{ kind: 'collection', source: 'category', category: 'HOT' }, 'no category of games'],
    [{ kind: 'collection', source: 'continue', category: 'RNG' }, 'has no category'],
    [{ kind: 'collection', source: 'new', rows: 4 }, 'a number from 1 to 3'],
    [{ kind: 'hero', from: '2026-02-30' }, 'not a day of the calendar'],
    [{ kind: 'hero', from: '24.12.2026' }, 'not a day'],
    [{ kind: 'hero', from: '2026-12-26', to: '2026-12-24' }, 'before the first day'],
    [{ kind: 'draws', title: { EN: '<b>' } }, 'not allowed'],
  ])('%j is rejected: %s', (block, reason) => {
    expect(findProblem(block)).toContain(reason);
  });

  test.each([
    [{ kind: 'collection', source: 'new', audience: [] }],
    [{ kind: 'hero', audience: ['nobody'] }],
    [{ kind: 'hero', unknown: 1 }],
    [{ kind: 'draws', title: { XX: 'a' } }],
    [JSON.parse('{"kind":"hero","__proto__":{"rows":1}}') as object],
    [null],
    [[]],
  ])('%j is rejected', (block) => {
    expect(homeBlocks.safeParse([block]).success).toBe(false);
  });

  test('has the title of the language, then that of the default language, then none', () => {
    const block = { kind: 'draws', title: { EN: 'Tonight', AR: 'الليلة' } } as const;
    expect([getBlockTitle(block, 'AR', 'EN'), getBlockTitle(block, 'FA', 'EN')]).toEqual(['الليلة', 'Tonight']);
    expect(getBlockTitle({ kind: 'draws' }, 'AR', 'EN')).toBeUndefined();
  });

  test('has the default number of rows of its kind', () => {
    expect([getRows({ kind: 'games' }), getRows({ kind: 'draws', rows: 2 }), getRows({ kind: 'hero' })]).toEqual([
      4, 2, 1,
    ]);
  });

  test('is always shown without audience, dates and personal games', () => {
    expect(isAlwaysShown({ kind: 'hero' })).toBe(true);
    for (const setting of [
      { audience: ['guest'] },
      { from: '2026-01-01' },
      { to: '2026-01-01' },
      { source: 'continue' },
    ] as const)
      expect(isAlwaysShown({ kind: 'collection', source: 'hot', ...setting })).toBe(false);
  });
});

test('shows each category in one collection', () => {
  const home = [
    { kind: 'collection', source: 'category', category: 'LIVE' },
    { kind: 'collection', source: 'new', category: 'RNG' },
    { kind: 'collection', source: 'categories' },
  ] as const;
  expect(listCollectionCategories(home, ['HOT', 'RNG', 'LIVE', 'FISH'])).toEqual(['RNG', 'FISH']);
});
