import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { createTestDatabase, hasPostgres, type TestDatabase } from '../../testing/test-database.ts';
import { connectProviderStore } from '../provider-store.ts';
import type { Store } from '../store.ts';
import { connectPostgresStore, StoreLostError } from './postgres-store.ts';

type TestTables = { coins: Map<string, number> };

let database: TestDatabase;
let proxy: TcpProxy;
const stores: Store<TestTables>[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
});
afterEach(async () => {
  proxy.restore();
  await Promise.all(stores.splice(0).map((store) => store.close()));
  proxy.close();
  await database.drop();
});

const start = (url: string, signal = new AbortController().signal) => {
  const [onLost, onWait] = [vi.fn<(error: Error) => void>(), vi.fn<(reason: string) => void>()];
  const opened = connectPostgresStore<TestTables>({
    url,
    createTables: () => ({ coins: new Map() }),
    parse: (_table, value) => value,
    signal,
    onWait,
    onLost,
  });
  return { opened, onLost, onWait };
};

const open = async (url: string) => {
  const { opened, ...listeners } = start(url);
  const store = await opened;
  if (!store) throw new Error('not opened');
  stores.push(store);
  return { store, ...listeners };
};

/**
 * Ends all other connections to the database of this test. The databases of other tests are on the same server, and
 * their connections continue.
 */
const endConnections = () =>
  database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

const readCoins = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (await database.query('select key, value from livery_provider.records order by position')).map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe.skipIf(!hasPostgres)('the owner of a store in PostgreSQL', () => {
  it('is one process; a standby waits, and takes over with all values when the owner closes', async () => {
    const { store: first } = await open(database.url);
    await first.commit({ coins: { ana: 1 } });
    const standby = start(proxy.url);
    const isOpen = vi.fn<() => void>();
    void standby.opened.then(isOpen);
    await vi.waitFor(() => expect(standby.onWait).toHaveBeenCalledWith(expect.stringContaining('standby')));
    const before = proxy.countPackets();
    await vi.waitFor(() => expect(proxy.countPackets()).toBeGreaterThan(before + 1));
    expect(isOpen).not.toHaveBeenCalled();
    await first.close();
    const second = await standby.opened;
    if (second) stores.push(second);
    expect([...(second?.tables.coins ?? [])]).toEqual([['ana', 1]]);
    await second?.commit({ coins: { ben: 2 } });
    expect(await readCoins()).toEqual({ ana: 1, ben: 2 });
  });

  it('ends the wait of a standby by its signal', async () => {
    await open(database.url);
    const stop = new AbortController();
    const standby = start(database.url, stop.signal);
    await vi.waitFor(() => expect(standby.onWait).toHaveBeenCalled());
    stop.abort();
    expect(await standby.opened).toBeUndefined();
  });

  it('cannot commit after another process has become the owner while it had no connection', async () => {
    const { store: first, onLost } = await open(proxy.url);
    await first.commit({ coins: { ana: 1 } });
    proxy.cut();
    const late = first.commit({ coins: { ana: 2, ben: 2 } }).catch((error: unknown) => error);
    const { store: second } = await open(database.url);
    await second.commit({ coins: { ana: 3 } });
    proxy.restore();
    expect(await late).toBeInstanceOf(StoreLostError);
    expect(onLost).toHaveBeenCalledTimes(1);
    await expect(first.commit({ coins: { ana: 4 } })).rejects.toThrow(StoreLostError);
    expect(first.isAvailable()).toBe(false);
    expect(await readCoins()).toEqual({ ana: 3 });
  });

  it('cannot commit in an old epoch, even on a connection that still has the lock', async () => {
    const { store, onLost } = await open(database.url);
    await store.commit({ coins: { ana: 1 } });
    await database.query('update livery_provider.owner set epoch = epoch + 1, batch = 0');
    await expect(store.commit({ coins: { ana: 2 } })).rejects.toThrow(StoreLostError);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(await readCoins()).toEqual({ ana: 1 });
  });

  it('notices a new owner also while it has nothing to store', async () => {
    const { store, onLost } = await open(database.url);
    await database.query('update livery_provider.owner set epoch = epoch + 1, batch = 0');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(store.isAvailable()).toBe(false);
  });

  it('ends when the database was replaced by an older copy of itself', async () => {
    const { store, onLost } = await open(database.url);
    await store.commit({ coins: { ana: 1 } });
    await store.commit({ coins: { ana: 2 } });
    await database.query('update livery_provider.owner set batch = 1');
    await endConnections();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await expect(store.commit({ coins: { ana: 3 } })).rejects.toThrow(StoreLostError);
  });
});

describe.skipIf(!hasPostgres)('a store in PostgreSQL', () => {
  it('waits with its commits while the database is away, and then stores them in their order', async () => {
    const { store, onLost } = await open(proxy.url);
    await store.commit({ coins: { ana: 1 } });
    proxy.cut();
    await vi.waitFor(() => expect(store.isAvailable()).toBe(false));
    const isDone = vi.fn<() => void>();
    const waiting = [store.commit({ coins: { ana: 2 } }), store.commit({ coins: { ana: 3, ben: 1 } })];
    void Promise.all(waiting).then(isDone);
    const before = proxy.countConnections();
    await vi.waitFor(() => expect(proxy.countConnections()).toBeGreaterThan(before + 2));
    expect(isDone).not.toHaveBeenCalled();
    expect(store.tables.coins.get('ana')).toBe(1);
    expect(await readCoins()).toEqual({ ana: 1 });
    proxy.restore();
    await Promise.all(waiting);
    expect(await readCoins()).toEqual({ ana: 3, ben: 1 });
    expect(store.isAvailable()).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('becomes available again after an outage without a commit', async () => {
    const { store } = await open(proxy.url);
    proxy.cut();
    await vi.waitFor(() => expect(store.isAvailable()).toBe(false));
    proxy.restore();
    await vi.waitFor(() => expect(store.isAvailable()).toBe(true), { timeout: 5000 });
  });

  it('stores a batch once when its response is lost', async () => {
    const { store, onLost } = await open(proxy.url);
    await store.commit({ coins: { ana: 1 } });
    proxy.loseResponseTo('ben');
    const commit = store.commit({ coins: { ana: 2, ben: 1 } });
    await vi.waitFor(() => expect(store.isAvailable()).toBe(false));
    // The commit was stored, but its response was lost. Another program now writes the value 77. A repeated commit
    // would overwrite this value.
    await vi.waitFor(async () => expect(await readCoins()).toEqual({ ana: 2, ben: 1 }));
    await database.query(`update livery_provider.records set value = '77' where key = 'ana'`);
    proxy.restore();
    await commit;
    expect(await readCoins()).toEqual({ ana: 77, ben: 1 });
    await store.commit({ coins: { cat: 1 } });
    expect(await readCoins()).toEqual({ ana: 77, ben: 1, cat: 1 });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('finds a connection on which every packet is lost, and goes on over a new one', async () => {
    const { store } = await open(proxy.url);
    proxy.freeze();
    const commit = store.commit({ coins: { ana: 1 } });
    await vi.waitFor(() => expect(store.isAvailable()).toBe(false), { timeout: 20_000 });
    proxy.restore();
    await commit;
    expect(await readCoins()).toEqual({ ana: 1 });
  });

  it('goes on when an administrator ends its connections', async () => {
    const { store, onLost } = await open(database.url);
    for (let value = 1; value <= 5; value += 1) {
      const commits = [store.commit({ coins: { ana: value } }), store.commit({ coins: { ben: value } })];
      await endConnections();
      await Promise.all(commits);
    }
    expect(await readCoins()).toEqual({ ana: 5, ben: 5 });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('rejects only the commit whose data PostgreSQL rejects', async () => {
    const { store } = await open(database.url);
    const results = await Promise.allSettled([
      store.commit({ coins: { ana: 1 } }),
      store.commit({ coins: { 'a\u0000b': 1, ben: 1 } }),
      store.commit({ coins: { cat: 1 } }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readCoins()).toEqual({ ana: 1, cat: 1 });
    expect([...store.tables.coins.keys()]).toEqual(['ana', 'cat']);
  });

  it('repeats a commit that the database rejects for a passing reason', async () => {
    const { store, onWait } = await open(database.url);
    await database.query('revoke all on livery_provider.records from public');
    await database.query('alter table livery_provider.records rename to records_away');
    const commit = store.commit({ coins: { ana: 1 } });
    await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
    await database.query('alter table livery_provider.records_away rename to records');
    await commit;
    expect(await readCoins()).toEqual({ ana: 1 });
  });

  it('stores the commits that wait together in few round trips', async () => {
    const { store } = await open(proxy.url);
    await store.commit({ coins: { ana: 1 } });
    const before = proxy.countPackets();
    await Promise.all(Array.from({ length: 150 }, (_, index) => store.commit({ coins: { [`k${index}`]: index } })));
    expect(proxy.countPackets() - before).toBeLessThan(10);
    expect(Object.keys(await readCoins())).toHaveLength(151);
  });

  it('needs no right to create a schema when its tables exist', async () => {
    await (await open(database.url)).store.close();
    const role = `app_${new URL(database.url).pathname.slice(-12)}`;
    await database.query(`create role ${role} login`);
    await database.query(`grant usage on schema livery_provider to ${role}`);
    await database.query(`grant select, insert, update, delete on all tables in schema livery_provider to ${role}`);
    const url = new URL(database.url);
    url.username = role;
    const { store } = await open(url.href);
    await store.commit({ coins: { ana: 1 } });
    await store.close();
    expect(await readCoins()).toEqual({ ana: 1 });
    await database.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('waits at its start for a database that does not respond', async () => {
    proxy.cut();
    const { opened, onWait } = start(proxy.url);
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(expect.stringContaining('does not respond')));
    proxy.restore();
    const store = await opened;
    expect(store?.isAvailable()).toBe(true);
    await store?.close();
  });

  it('does not start with a database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(start(url.href).opened).rejects.toThrow(/no_such_database/);
  });

  it.each([
    ['bets', 'bet-1', '{"betId":"bet-1","stake":-5}', /key "bet-1" in the table "bets" cannot be read.*stake/s],
    ['coupons', 'c', '1', /key "c" in the table "coupons" cannot be read.*no table "coupons"/s],
  ])(
    'reports a malformed value in %s with its table and key, and does not start',
    async (table, key, json, message) => {
      await (await open(database.url)).store.close();
      await database.query(
        `insert into livery_provider.records (table_name, key, value) values ('${table}', '${key}', '${json}')`,
      );
      const { signal } = new AbortController();
      const opened = connectProviderStore({ url: database.url, signal, onWait() {}, onLost() {} });
      await expect(opened).rejects.toThrow(message);
    },
  );
});
