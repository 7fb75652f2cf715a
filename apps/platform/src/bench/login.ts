import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgotPasswordByEmail } from '@livery/contract/auth/recovery';
import { login } from '@livery/contract/auth/session';
import { createClient } from '../testing/client.ts';
import { readCaptcha } from '../testing/read-captcha.ts';
import { buildTestApp } from '../testing/test-platform.ts';
import { createTestStore } from '../testing/test-store.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/login.json', import.meta.url));
const series = 3;
const pairsPerSeries = 200;

const brands = ['bituinara', 'lualoc', 'quetzarena', 'firuzara'] as const;
const memberNames = ['demo', 'agent', 'partner', 'newbie'] as const;

const platform = await buildTestApp({ store: await createTestStore() });
const client = createClient(platform);

let attempts = 0;
/** Returns a new IP address for each attempt, so that no rate limit blocks an attempt. */
const nextAddress = (): string => {
  attempts += 1;
  return `10.${attempts >> 16}.${(attempts >> 8) & 255}.${attempts & 255}`;
};

type Measure = (merchant: string, username: string) => Promise<number>;

/**
 * Logs in with a wrong password, and returns the duration in milliseconds. The captcha is solved before the
 * measurement.
 */
const measureLogin: Measure = async (merchant, username) => {
  const from = { merchant, address: nextAddress() };
  const solved = await readCaptcha(client, from);
  const begun = performance.now();
  await client.call(login, { type: 'username', username, password: 'Wrong-2026', ...solved }, from);
  return performance.now() - begun;
};

/** Requests a password reset link, and returns the duration in milliseconds. */
const measureRecovery: Measure = async (merchant, username) => {
  const from = { merchant, address: nextAddress() };
  const begun = performance.now();
  await client.call(forgotPasswordByEmail, { username, email: `${username}.${merchant}@example.com` }, from);
  return performance.now() - begun;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Returns the probability that a standard normal variable is larger than the absolute value of `z`. Uses the
 * approximation 26.2.17 of Abramowitz and Stegun (Handbook of Mathematical Functions).
 */
const normalTail = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
};

/**
 * Two-sided p-value of the Mann-Whitney test: the probability of a difference at least this large if both groups have
 * the same distribution.
 */
const comparePopulations = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return Math.min(1, 2 * normalTail((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)));
};

const runSeries = async (measure: Measure) => {
  const times = { member: [] as number[], stranger: [] as number[] };
  for (let pair = 0; pair < pairsPerSeries; pair += 1) {
    const merchant = brands[pair % brands.length] ?? brands[0];
    const name = memberNames[Math.floor(pair / brands.length) % memberNames.length] ?? memberNames[0];
    const measureMember = async () => void times.member.push(await measure(merchant, name));
    const measureStranger = async () => void times.stranger.push(await measure(merchant, `nobody${pair % 16}`));
    // The order of the two measurements changes with every pair, so that the order does not favour one account.
    // `measureStranger` uses an account name that does not exist.
    for (const run of pair % 2 === 0 ? [measureMember, measureStranger] : [measureStranger, measureMember]) await run();
  }
  return {
    memberMs: Number(median(times.member).toFixed(2)),
    strangerMs: Number(median(times.stranger).toFixed(2)),
    ratio: Number((median(times.member) / median(times.stranger)).toFixed(3)),
    p: Number(comparePopulations(times.member, times.stranger).toFixed(4)),
  };
};

const runAll = async (measure: Measure) => {
  const results = [];
  for (let round = 0; round < series; round += 1) results.push(await runSeries(measure));
  return results;
};

// These calls are not measured. The first calls are slower, because they compile code and fill caches.
for (const brand of brands) for (const name of ['warm-up', 'demo']) await measureLogin(brand, name);
const report = {
  what: [
    'Milliseconds of a rejected log-in and of a request for a reset link,',
    'for members and for names without a member, in turns:',
    `medians of ${series} series of ${pairsPerSeries} pairs, and the p-value of the Mann-Whitney test`,
  ].join(' '),
  repeat: 'nx run platform:bench-login',
  node: process.version,
  login: await runAll(measureLogin),
  recovery: await runAll(measureRecovery),
};
await platform.close();
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
