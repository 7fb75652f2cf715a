import { findFreePort } from '@livery/test-servers/free-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { createMetrics } from './metrics.ts';

describe('a gateway with a port for metrics', () => {
  let platform: TestApp;
  let origin: string;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await findFreePort();
    platform = await buildTestApp({ settings: { runtime: { metricsPort } } });
    origin = (await platform.listen()).site;
  });
  afterAll(() => platform.close());

  it('serves them only on this port', async () => {
    await fetch(`${origin}/wps/nothing/secret-value`);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/anything`)).status).toBe(404);
    const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // A job has metrics only after its first run.
    const text = await vi.waitUntil(async () => {
      const metrics = await readMetrics();
      return metrics.includes('job="lottery.draws"') ? metrics : undefined;
    });
    for (const name of [
      'nodejs_eventloop_lag_seconds',
      'livery_request_seconds_count',
      'livery_job_seconds_count{job="lottery.draws"',
      'livery_event_streams 0',
      'livery_outbox_messages ',
      'livery_late_draws ',
      'livery_ledger_member_total_minor{merchant="bituinara",currency="PHP"}',
      'livery_ledger_differences 0',
    ])
      expect(text).toContain(name);
    expect(text).not.toContain('secret-value');
  });
});

it('has no value for a gauge that cannot be read, and counts the failure', async () => {
  const metrics = createMetrics({ isOn: false });
  metrics.addGauge({ name: 'orders', help: 'Orders', read: () => Promise.reject(new Error('no database')) });
  metrics.addGauge({ name: 'streams', help: 'Streams', read: () => [{ value: 3 }] });
  await metrics.render();
  const { text } = await metrics.render();
  expect(text).toContain('livery_orders Nan');
  expect(text).toContain('livery_streams 3');
  expect(text).toMatch(/livery_metric_failures_total\{gauge="orders"\} [12]/);
});
