import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listEnvironments, publishRelease, rollBackRelease } from '@livery/contract/operators/releases';
import { getFleetRun, startFleetRun } from '@livery/contract/operators/releases/fleet';
import { startReleaseTrial, stopReleaseTrial } from '@livery/contract/operators/releases/trials';
import { createRedisServer, hasRedisServer } from '@livery/test-servers/redis-server';
import { runParallel } from '../core/run-parallel.ts';
import { computeBlobHash } from '../modules/releases/blobs/blob-store.ts';
import { getValue } from '../testing/client.ts';
import { createEmptyPostgresStore } from '../testing/postgres-test-store.ts';
import { buildOperatorGateway, type OperatorGateway } from '../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../testing/releases/release-tools.ts';
import { createEmptyStore } from '../testing/test-store.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/fleet.json', import.meta.url));
const compiledApp = fileURLToPath(new URL('../../../../dist/compile', import.meta.url));
/** Number of brands in this benchmark. The goals in docs/performance.md are for 1,000 brands. */
const brandCount = Number(process.env.BENCH_BRANDS ?? 1000);
const changes = 20;

const folder = await mkdtemp(join(tmpdir(), 'livery-bench-fleet-'));
const compileFolder = join(folder, 'compile');
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Replaces the compiled app with a copy that has the same files but another id. The gateway treats the copy as a new
 * version of the app.
 */
const compile = async (id: string): Promise<void> => {
  await rm(compileFolder, { recursive: true, force: true });
  await cp(compiledApp, compileFolder, { recursive: true });
  const file = join(compileFolder, 'compile.json');
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), id }));
};

await compile('bench-1');
const url = process.env.BENCH_DATABASE_URL;
const store = url ? await createEmptyPostgresStore(url) : await createEmptyStore();
const redis = hasRedisServer && url ? await createRedisServer() : undefined;
await redis?.start();
const options = {
  settings: { compileFolder, ...(redis && { redisUrl: redis.url }) },
  runtime: { releasesFolder: join(folder, 'releases') },
};
const gateway = await buildOperatorGateway({ ...options, store });
const second = await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } });

const composeBrand = async (code: string, name: string): Promise<string> => {
  const files = await readFixtureBrand((text) => JSON.stringify({ ...(JSON.parse(text) as object), code, name }));
  return (await composeBrandFiles(gateway, { ...files, brand: code })).releaseId;
};

for (let index = 0; index < brandCount; index += 1) {
  const code = `bench-${index}`;
  await publish(gateway, code, await composeBrand(code, `Brand ${index}`));
  if (index % 100 === 99) print(`${index + 1} brands are live`);
}

await compile('bench-2');
const { runId } = getValue(await gateway.call(startFleetRun, { reason: 'Benchmark' }));
const start = performance.now();
const read = async () => getValue(await gateway.call(getFleetRun, { runId }));
while ((await read()).run.state === 'composing')
  await Promise.all([gateway, second].map(({ runJob }) => runJob('releases.fleet')));
const fleetSeconds = (performance.now() - start) / 1000;
const { counts } = (await read()).run;
print(`${brandCount} brands recomposed and compared in ${fleetSeconds.toFixed(1)} s: ${JSON.stringify(counts)}`);

await gateway.listen();
await second.listen();
const brand = 'bench-0';
const compose = async (name: string) => {
  const files = await readFixtureBrand((text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), code: brand, name }),
  );
  return composeBrandFiles(gateway, { ...files, brand });
};
const getVersion = async (): Promise<number> =>
  getValue(await gateway.call(listEnvironments, { brand })).environments[2]?.number ?? 0;

/**
 * Requests the site as a new visitor. Returns the id of the live release. If a trial (a release for a share of the
 * visitors) runs, also returns the id of the release in the trial.
 */
const readSite = async ({ get }: OperatorGateway): Promise<{ readonly live: string; readonly trial?: string }> => {
  const response = await get(brand, '/.well-known/livery-release', { cookie: '' });
  const { release, trial } = response.json() as { release: string; trial?: { release: string } };
  return { live: release, ...(trial && { trial: trial.release }) };
};

const readCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Result of a measurement: the milliseconds until both gateways show a change, and the milliseconds of processor time
 * that this process used. Both gateways run in this process.
 */
interface Measured {
  readonly time: number;
  readonly cpu: number;
}

/** Measures the time from the call that makes a change until new visitors of both gateways see the change. */
const measure = async (
  change: () => Promise<unknown>,
  isShown: (site: Awaited<ReturnType<typeof readSite>>) => boolean,
): Promise<Measured> => {
  const [begin, cpuBefore] = [performance.now(), readCpu()];
  await change();
  while (!isShown(await readSite(gateway)) || !isShown(await readSite(second))) await wait(10);
  return { time: performance.now() - begin, cpu: readCpu() - cpuBefore };
};

const reason = 'Benchmark';
const show = async (operation: typeof publishRelease, releaseId: string): Promise<Measured> => {
  const version = await getVersion();
  const request = { brand, environment: 'live' as const, releaseId, reason };
  const change = async () => getValue(await gateway.call(operation, request, { version }));
  return measure(change, ({ live }) => live === releaseId);
};

/**
 * Starts a trial (a release for a share of the visitors), and then stops it. Returns the measurement of the start and
 * the measurement of the stop.
 */
const tryRelease = async (releaseId: string): Promise<readonly [start: Measured, end: Measured]> => {
  const version = await getVersion();
  const plan = { brand, releaseId, share: 50, hours: 1, atEnd: 'stop' as const, reason };
  let trialId = '';
  const start = await measure(
    async () => ({ trialId } = getValue(await gateway.call(startReleaseTrial, plan, { version }))),
    ({ trial }) => trial === releaseId,
  );
  const end = await measure(
    async () => getValue(await gateway.call(stopReleaseTrial, { brand, trialId, reason })),
    ({ trial }) => trial === undefined,
  );
  return [start, end];
};

const getQuantile = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0);

const summarize = (values: readonly Measured[]) => {
  const times = values.map(({ time }) => time);
  const cpu = values.map((each) => each.cpu);
  return { median: getQuantile(times, 0.5), p95: getQuantile(times, 0.95), medianCpu: getQuantile(cpu, 0.5) };
};

/**
 * Returns the time in milliseconds that one process needs to read and hash all files of a release. Each gateway must
 * also read and hash these files to show the release.
 */
const readAllFiles = async (releaseId: string): Promise<number> => {
  const site = join(second.config.dataFolder, 'release-sites', 'sites', releaseId);
  const begin = performance.now();
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  await runParallel(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => void computeBlobHash(await readFile(join(parentPath, name))),
  );
  return performance.now() - begin;
};

const first = await compose('Before');
await show(publishRelease, first.releaseId);
const measured = {
  publish: [] as Measured[],
  rollBack: [] as Measured[],
  trialStart: [] as Measured[],
  trialEnd: [] as Measured[],
};
const storedBytes: number[] = [];
/**
 * Duration of each publication, in percent of the time that `readAllFiles` needs for the same release. That time is
 * measured directly after the publication.
 */
const ratios: number[] = [];
for (let index = 0; index < changes; index += 1) {
  const { releaseId, storedSize } = await compose(`Change ${index}`);
  storedBytes.push(storedSize);
  const published = await show(publishRelease, releaseId);
  measured.publish.push(published);
  ratios.push((100 * published.time) / (await readAllFiles(releaseId)));
  measured.rollBack.push(await show(rollBackRelease, first.releaseId));
  const [trialStart, trialEnd] = await tryRelease((await compose(`Trial ${index}`)).releaseId);
  measured.trialStart.push(trialStart);
  measured.trialEnd.push(trialEnd);
}
const report = {
  what: 'All brands recomposed and compared by two gateways in one process, and changes of a live release until both show it',
  repeat: 'nx run platform:bench-fleet',
  node: process.version,
  database: store.kind,
  hasRedis: redis !== undefined,
  processors: cpus().length,
  loadAverage: Math.round(loadavg()[1] ?? 0),
  brands: brandCount,
  seconds: Number(fleetSeconds.toFixed(1)),
  millisecondsPerBrand: Math.round((fleetSeconds * 1000) / brandCount),
  milliseconds: Object.fromEntries(Object.entries(measured).map(([name, values]) => [name, summarize(values)])),
  publishRelativeToReading: getQuantile(ratios, 0.5) / 100,
  maxBytesPerTextChange: Math.max(...storedBytes),
};
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
print(JSON.stringify(report, undefined, 2));
await second.close();
await gateway.close();
await redis?.stop();
await rm(folder, { recursive: true });
