import { sendPageReport } from '@livery/contract/telemetry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
const lines: string[] = [];

beforeAll(async () => {
  platform = await buildTestApp({ logLevel: 'warn', logStream: { write: (line) => void lines.push(line) } });
  client = createClient(platform);
});
afterAll(() => platform.close());

const report = { page: '/m/home', vitals: [], errors: [] };

it('counts the speed of a page in the metrics', async () => {
  const vitals = [
    { name: 'LCP', value: 2100 },
    { name: 'CLS', value: 0.07 },
  ] as const;
  getValue(await client.call(sendPageReport, { ...report, vitals: [...vitals] }));
  const { text } = await platform.metrics.render();
  expect(text).toContain('livery_page_vital_seconds_sum{merchant="bituinara",vital="LCP"} 2.1');
  expect(text).toContain('livery_page_layout_shift_bucket{le="0.1",merchant="bituinara",vital="CLS"} 1');
});

it('logs and counts a script error', async () => {
  const errors = [{ message: 'x is not a function', source: '/assets/app-1a2b.js', line: 3 }];
  getValue(await client.call(sendPageReport, { ...report, errors }));
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ page: '/m/home', scriptError: errors[0] });
  expect((await platform.metrics.render()).text).toContain('livery_page_script_errors_total{merchant="bituinara"} 1');
});

it.each([
  ['too many errors', { errors: Array.from({ length: 6 }, () => ({ message: 'x' })) }],
  ['a long message', { errors: [{ message: 'x'.repeat(301) }] }],
  ['an unknown measurement', { vitals: [{ name: 'FID', value: 1 }] }],
  ['a negative value', { vitals: [{ name: 'LCP', value: -1 }] }],
])('rejects a report with %s', async (_, part) => {
  expect((await client.call(sendPageReport, { ...report, ...part } as typeof report)).status).toBe(400);
});

it('limits the reports of one address', async () => {
  const send = () => client.call(sendPageReport, report, { address: '192.0.2.99' });
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await send()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});
