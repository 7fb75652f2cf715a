import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servicePaths } from '@livery/contract/services/calls';
import { sendPageViews } from '@livery/contract/telemetry';
import { findFreePort } from '@livery/test-servers/free-port';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { type PaymentChannelProcess, startPaymentChannel } from '../../testing/payment-channel-process.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { createPageViews, maxWaiting } from './page-views.ts';

/** Two brands: the brand file of `measured` enables page views, and the brand file of `other` does not. */
const [measured, other] = ['quetzarena', 'bituinara'];
const report = {
  visit: '6f1c1b2e-3d4a-4c5b-8e6f-7a8b9c0d1e2f',
  views: [{ page: '/m/home', seconds: 3 }],
  language: 'ES',
  installed: true,
  referrer: 'search.example',
};

let platform: TestApp;
let client: Client;
let service: PaymentChannelProcess;

beforeAll(async () => {
  const port = await findFreePort();
  const clock = { now: () => new Date() };
  platform = await buildTestApp({ clock, settings: { analyticsUrl: `http://127.0.0.1:${port}` } });
  client = createClient({ ...platform, clock: clock as never });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const gatewayOrigin = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-analytics-'));
  service = await startPaymentChannel({ service: 'event-sink', port, dataFolder, gatewayOrigin });
});
afterAll(async () => {
  await service.stop();
  await platform.close();
});
beforeEach(() => service.clearFaults());

const readVisits = async () => ((await service.readState()) as unknown as { visits: object[] }).visits;
const forward = () => platform.jobs.run('telemetry.page-views');

describe('page views', () => {
  it('reach the service of the operator', async () => {
    getValue(await client.call(sendPageViews, report, { merchant: measured }));
    await forward();
    expect(await readVisits()).toEqual([
      { ...report, merchant: measured, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
  });

  it('are dropped for a brand that has them off', async () => {
    const before = await readVisits();
    getValue(await client.call(sendPageViews, report, { merchant: other }));
    await forward();
    expect(await readVisits()).toEqual(before);
  });

  it('are sent again after an error of the service', async () => {
    const before = (await readVisits()).length;
    await service.control('faults', { path: servicePaths.forwardPageViews, fault: 'errorBefore' });
    getValue(await client.call(sendPageViews, report, { merchant: measured }));
    await forward();
    expect(await readVisits()).toHaveLength(before);
    await forward();
    expect(await readVisits()).toHaveLength(before + 1);
  });

  it.each([
    ['no views', { views: [] }],
    ['too many views', { views: Array.from({ length: 51 }, () => report.views[0]) }],
    ['a page with a parameter', { views: [{ page: '/m/home?token=1', seconds: 1 }] }],
    ['a negative time', { views: [{ page: '/m/home', seconds: -1 }] }],
    ['an address as the referrer', { referrer: 'https://search.example/?q=1' }],
    ['a visit that is not random', { visit: 'member-7' }],
  ])('are rejected with %s', async (_, part) => {
    const request = { ...report, ...part } as typeof report;
    expect((await client.call(sendPageViews, request, { merchant: measured })).status).toBe(400);
  });
});

describe('createPageViews', () => {
  const visit = { ...report, merchant: measured!, receivedAt: '2026-11-25T10:00:00.000Z' };

  it('sends at most 500 visits in a call', async () => {
    const post = vi.fn(async (_path: string, _body: unknown) => ({}) as never);
    const { add, forward: send } = createPageViews({ client: { post }, countDropped: vi.fn(), onError: vi.fn() });
    for (let count = 0; count < 1001; count += 1) add(visit);
    await send();
    const sizes = post.mock.calls.map(([, body]) => (body as { visits: object[] }).visits.length);
    expect(sizes).toEqual([500, 500, 1]);
  });

  it('drops and counts visits beyond its limit while the service is away', async () => {
    const countDropped = vi.fn();
    const post = vi.fn(async () => Promise.reject(new Error('away')));
    const { add, forward: send } = createPageViews({ client: { post }, countDropped, onError: vi.fn() });
    for (let count = 0; count < maxWaiting + 3; count += 1) add(visit);
    await send();
    expect(countDropped).toHaveBeenCalledTimes(3);
    expect(post).toHaveBeenCalledTimes(1);
  });
});
