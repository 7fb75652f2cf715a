import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/test-database.ts';
import { openJournal } from './journal.ts';
import { connectPostgresStore } from './postgres/postgres-store.ts';
import type { Store } from './store.ts';

type TestTables = { coins: Map<string, unknown>; names: Map<string, string> };

interface StoreCase {
  /** Opens the store again, as another process would do. */
  readonly open: () => Promise<Store<TestTables>>;
  readonly remove: () => Promise<void>;
}

const createTables = (): TestTables => ({ coins: new Map(), names: new Map() });
const parse = (_table: string, value: unknown) => value;

const createFolder = async (): Promise<StoreCase> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-store-'));
  return { open: () => openJournal(folder, createTables(), parse), remove: () => rm(folder, { recursive: true }) };
};

const createDatabase = async (): Promise<StoreCase> => {
  const { url, drop } = await createTestDatabase();
  const open = async () => {
    const { signal } = new AbortController();
    const store = await connectPostgresStore({ url, createTables, parse, signal, onWait() {}, onLost() {} });
    if (!store) throw new Error('not opened');
    return store;
  };
  return { open, remove: drop };
};

const places = [
  { name: 'a folder', create: createFolder },
  ...(hasPostgres ? [{ name: 'PostgreSQL', create: createDatabase }] : []),
];

describe.each(places)('a store in $name', ({ create }) => {
  let place: StoreCase;
  let store: Store<TestTables>;

  beforeEach(async () => {
    place = await create();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const reopen = async (): Promise<TestTables> => {
    await store.close();
    store = await place.open();
    return store.tables;
  };

  it('is empty and available at first', () => {
    expect([store.tables.coins.size, store.tables.names.size, store.isAvailable()]).toEqual([0, 0, true]);
  });

  it('restores the commits to several tables, including removals', async () => {
    await store.commit({ coins: { ana: 3, ben: 5 }, names: { ana: 'Ana' } });
    await Promise.all([store.commit({ coins: { ana: 4 } }), store.commit({ coins: { ben: null, eve: null } })]);
    expect([...store.tables.coins]).toEqual([['ana', 4]]);
    const { coins, names } = await reopen();
    expect([...coins]).toEqual([['ana', 4]]);
    expect([...names]).toEqual([['ana', 'Ana']]);
  });

  it('shows a value only after its commit', async () => {
    const done = store.commit({ coins: { ana: 1 } });
    expect(store.tables.coins.has('ana')).toBe(false);
    await done;
    expect(store.tables.coins.get('ana')).toBe(1);
  });

  it('keeps the order in which the keys were first stored, also after changes and removals', async () => {
    await Promise.all([
      store.commit({ coins: { zoe: 1, ana: 1, ben: 1 } }),
      store.commit({ coins: { ana: 2 } }),
      store.commit({ coins: { zoe: null } }),
      store.commit({ coins: { zoe: 3 } }),
      store.commit({ coins: { cat: 1 } }),
    ]);
    const expected = [['ana', 2], ['ben', 1], ['zoe', 3], ['cat', 1]]; // prettier-ignore
    expect([...store.tables.coins]).toEqual(expected);
    expect([...(await reopen()).coins]).toEqual(expected);
  });

  it('keeps values exactly, with the order of their fields and any text', async () => {
    const value = { z: 1, a: { nested: [null, 'ünïcode \u0000 \ud800 "'] }, 9: -0.5, 1: Number.MAX_SAFE_INTEGER };
    await store.commit({ coins: { "a'b\\/\n€": value } });
    const [entry] = [...(await reopen()).coins];
    expect(entry?.[0]).toBe("a'b\\/\n€");
    expect(JSON.stringify(entry?.[1])).toBe(JSON.stringify(value));
  });

  it('rejects a value without JSON text alone, and stores the commits around it', async () => {
    const results = await Promise.allSettled([
      store.commit({ coins: { ana: 1 } }),
      store.commit({ coins: { ben: 1n } }),
      store.commit({ coins: { cat: 1 } }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([...(await reopen()).coins.keys()]).toEqual(['ana', 'cat']);
  });

  it('stores thousands of concurrent commits in their order', async () => {
    await Promise.all(
      Array.from({ length: 3000 }, (_, index) => store.commit({ coins: { last: index, [`k${index % 100}`]: index } })),
    );
    const { coins } = await reopen();
    expect(coins.size).toBe(101);
    expect([coins.get('last'), coins.get('k0'), coins.get('k99')]).toEqual([2999, 2900, 2999]);
  });

  it('stores the commits that wait when it closes', async () => {
    const waiting = [store.commit({ coins: { ana: 1 } }), store.commit({ coins: { ben: 1 } })];
    const { coins } = await reopen();
    await Promise.all(waiting);
    expect([...coins.keys()]).toEqual(['ana', 'ben']);
  });

  it('rejects a commit after it is closed', async () => {
    await store.close();
    await expect(store.commit({ coins: { ana: 1 } })).rejects.toThrow(/closed/i);
    store = await place.open();
    expect(store.tables.coins.size).toBe(0);
  });
});
