import { readFileSync } from 'node:fs';
import { findFreePort } from '@livery/test-servers/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');

let platform: TestApp;
let metrics: readonly string[];

beforeAll(async () => {
  platform = await buildTestApp({ settings: { runtime: { metricsPort: await findFreePort() } } });
  const { text } = await platform.metrics.render();
  // The gateway of the test uses the embedded database, which has no connection pool. This metric of the pool exists
  // only with PostgreSQL, so it is added to the list here.
  metrics = [...[...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name), 'livery_database_connections'];
});
afterAll(() => platform.close());

it('names only metrics in docs/operations.md that a gateway has', () => {
  const names = [...operations.matchAll(/\b(?:livery|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name)
    // The documentation contains two names with the prefix `livery_` that are not metrics: a database role and a
    // database schema.
    .filter((name) => name !== 'livery_owner' && name !== 'livery_provider');
  expect(names.length).toBeGreaterThan(15);
  const isMetric = (name: string) =>
    metrics.includes(name) || metrics.includes(name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(names.filter((name) => !isMetric(name))).toEqual([]);
});

it('explains every metric of the gateway in docs/operations.md', () => {
  const own = metrics.filter((name) => name.startsWith('livery_'));
  expect(own.filter((name) => !operations.includes(name))).toEqual([]);
});
