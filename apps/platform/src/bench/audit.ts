import { performance } from 'node:perf_hooks';
import { verifyAudit } from '@livery/audit-chain/verify';
import { exportAudit } from '@livery/contract/operators/audit';
import type { Database, DatabaseHandle } from '../core/db/database.ts';
import { createEmptyStore } from '../testing/test-store.ts';
import { createEmptyPostgresStore } from '../testing/postgres-test-store.ts';
import { startOperatorGateway } from '../testing/operators/operator-gateway.ts';

/**
 * Duration of one measurement in milliseconds. The benchmark appends to 1, 4 and 16 audit chains. In an audit chain,
 * each entry contains the hash of the previous entry.
 */
const durationMs = 4000;
const concurrentActs = 16;
const exportedEntries = 20_000;

const createStore = (): Promise<DatabaseHandle> => {
  const url = process.env.BENCH_DATABASE_URL;
  return url ? createEmptyPostgresStore(url) : createEmptyStore();
};

const gateway = await startOperatorGateway({ auditor: ['audit:export *'] }, { store: await createStore() });
const { db, operatorChecks, store } = gateway.core;

const append = (chain: string, index: number): Promise<void> =>
  db.transaction((tx: Database) =>
    operatorChecks.appendAudit(tx, {
      at: new Date(),
      brand: chain,
      operatorId: 'operator',
      tokenId: null,
      operation: 'bench',
      outcome: 'done',
      errorCode: null,
      subject: { kind: 'release', id: String(index) },
      changes: { before: 'ready', after: 'live', index },
      address: '192.0.2.1',
      requestId: `request-${index}`,
    }),
  );

/**
 * Appends entries to the given number of audit chains for `durationMs` milliseconds. Returns the number of appended
 * entries per second.
 */
const measureAppends = async (chains: number): Promise<number> => {
  const start = performance.now();
  let count = 0;
  const work = async (worker: number): Promise<void> => {
    while (performance.now() - start < durationMs) await append(`bench-${worker % chains}`, (count += 1));
  };
  await Promise.all(Array.from({ length: concurrentActs }, (_, worker) => work(worker)));
  return (count / (performance.now() - start)) * 1000;
};

const measure = async <Value>(work: () => Value | Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now();
  const value = await work();
  return [value, performance.now() - start];
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

for (const chains of [1, 4, concurrentActs])
  print(`${store.kind}, ${chains} chains: ${Math.round(await measureAppends(chains))} appends per second`);

for (let index = 0; index < exportedEntries; index += 1) await append('exported', index);
const [{ content, to }, exportMs] = await measure(() =>
  gateway.get(exportAudit, { chain: 'exported' }, { as: 'auditor' }),
);
const [{ problems }, verifyMs] = await measure(() =>
  verifyAudit({ exports: [{ name: 'export', bytes: Buffer.from(content) }] }),
);
print(`export of ${to} entries, ${(content.length / 1e6).toFixed(1)} MB: ${Math.round(exportMs)} ms`);
print(`verified in ${Math.round(verifyMs)} ms, with ${problems.length} problems`);
await gateway.close();
