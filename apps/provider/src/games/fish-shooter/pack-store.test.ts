import { expect, it } from 'vitest';
import type { DocumentStore } from '../../engine/document-store.ts';
import type { Changes } from '../../store/provider-store.ts';
import { PackStore } from './pack-store.ts';
import type { AmmoPack } from './records.ts';

const ammoPack: AmmoPack = {
  roundId: 'r1',
  playerKey: 'p1',
  stake: 600,
  shots: [],
  seed: 's1',
  clientPart: 'me',
  at: 5,
};
/**
 * Ammo pack with the field names of stored documents. Stored documents use the older names `seat` for the player key
 * and `magazine` for the ammo pack.
 */
const { playerKey, ...rest } = ammoPack;
const storedPack = { ...rest, seat: playerKey };

const createDocuments = (initial: Readonly<Record<string, unknown>>): DocumentStore => {
  const documents = new Map(Object.entries(initial));
  return {
    get: (key) => documents.get(key),
    list: (prefix) => [...documents].filter(([key]) => key.startsWith(prefix)),
    put: (key, value) => ({ documents: { [key]: value } }),
  };
};

it('reads and writes the stored names of earlier versions', () => {
  const store = new PackStore(createDocuments({ 'seat/p1': { seed: 's2', magazine: storedPack } }));
  expect(store.findPlayerState('p1')).toEqual({ seed: 's2', ammoPack });
  expect(store.listActivePacks()).toEqual([ammoPack]);
  expect(store.putPlayerState('p1', { seed: 's3', ammoPack })).toEqual<Changes>({
    documents: { 'seat/p1': { seed: 's3', magazine: storedPack } },
  });
  expect(store.findPlayerState('p2')).toBeUndefined();
});

it('stores the last sixty finished packs of a player', () => {
  const rounds = Array.from({ length: 62 }, (_, index) => [
    `round/p1/old${index}`,
    { ...storedPack, roundId: `old${index}`, win: 0, payoutId: 'x' },
  ]);
  const store = new PackStore(createDocuments(Object.fromEntries(rounds)));
  expect(store.listFinishedPacks('p1')).toHaveLength(62);
  expect(store.findFinishedPack('p1', 'old7')).toMatchObject({ roundId: 'old7', playerKey: 'p1' });
  const { documents } = store.putFinishedPack({ ...ammoPack, win: 70, payoutId: 'y' });
  expect(documents).toEqual({
    'round/p1/r1': { ...storedPack, win: 70, payoutId: 'y' },
    'round/p1/old0': null,
    'round/p1/old1': null,
    'round/p1/old2': null,
  });
});
