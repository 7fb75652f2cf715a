import type { GameCategory } from '@livery/merchant/categories';
import { describe, expect, it } from 'vitest';
import type { Game } from './catalogue-snapshot.ts';
import { listWithFillers, selectHotGames } from './hot-games.ts';

const createGames = (category: GameCategory, count: number): Game[] =>
  Array.from({ length: count }, (_, position) => ({ nodeId: `${category}-${position}`, category, position }) as Game);
const getPosition = ({ position }: Game): number => position;
const toIds = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

const slots = createGames('RNG', 100);
const tables = createGames('LIVE', 6);
const byCategory = new Map<GameCategory, readonly Game[]>([
  ['RNG', slots],
  ['LIVE', tables],
]);

describe('selectHotGames', () => {
  it('selects the ten most played games of a category, and at most a quarter of a small category', () => {
    const ranked = [...slots.slice(40, 60), ...tables];
    expect(toIds(selectHotGames(ranked, byCategory))).toEqual([
      ...toIds(slots.slice(40, 50)),
      ...toIds(tables.slice(0, 2)),
    ]);
  });

  it('selects nothing without players', () => {
    expect(selectHotGames([], byCategory)).toEqual([]);
  });
});

describe('listWithFillers', () => {
  it('adds the first games of each category in the order of the operator, each game once', () => {
    const hot = [slots[1]!, tables[5]!];
    const list = toIds(listWithFillers(hot, byCategory, getPosition));
    expect(list.slice(0, 5)).toEqual(['RNG-1', 'LIVE-5', 'RNG-0', 'LIVE-0', 'LIVE-1']);
    expect(list).toHaveLength(2 + 6 + 5);
    expect(new Set(list).size).toBe(list.length);
  });

  it('adds nothing to a long list', () => {
    expect(listWithFillers(slots.slice(0, 24), byCategory, getPosition)).toEqual(slots.slice(0, 24));
  });
});
