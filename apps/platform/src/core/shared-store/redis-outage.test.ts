import { login } from '@livery/contract/auth/session';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { createRedisServer, hasRedisServer } from '@livery/test-servers/redis-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { client, createSlip, platform, setupLotteryHarness, submitSlip } from '../../testing/lottery-harness.ts';

const password = 'Demo#2026';
/**
 * Maximum acceptable duration of a call in milliseconds. In an earlier version, commands waited for the connection to
 * Redis, so a call took 3600 ms.
 */
const acceptableMs = 1500;

describe.skipIf(!hasRedisServer)('a gateway whose Redis is away', () => {
  let redis: Awaited<ReturnType<typeof createRedisServer>>;
  let origin: string;

  setupLotteryHarness(async () => {
    redis = await createRedisServer();
    await redis.start();
    return { settings: { redisUrl: redis.url } };
  });
  beforeAll(async () => {
    origin = (await platform.listen()).site;
  });
  afterEach(async () => {
    redis.resume();
    await redis.stop();
    await redis.start();
    await vi.waitUntil(async () => !(await isDegraded()), { timeout: 10_000 });
  });
  afterAll(() => redis.stop());

  const isDegraded = async (): Promise<boolean> => {
    const response = await platform.app.inject({ url: '/readyz' });
    expect(response.statusCode).toBe(200);
    return 'degraded' in response.json<object>();
  };

  const measure = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
    const startedAt = performance.now();
    const result = await work();
    return { result, ms: performance.now() - startedAt };
  };

  const logIn = (username = 'demo', given = password, address = '192.0.2.1') =>
    client.call(login, { type: 'username', username, password: given }, { address });

  const connectStream = async () => {
    const { ticket } = getValue(await client.call(eventsTicket, {}));
    const response = await fetch(`${origin}${eventsPath}?ticket=${ticket}`);
    expect(response.status).toBe(200);
    return response.body!.getReader();
  };

  it('places a bet without waiting, and stays ready', async () => {
    const slip = await createSlip({});
    await redis.stop();
    const { result, ms } = await measure(() => submitSlip(slip));
    expect(result.status).toBe(200);
    expect(ms).toBeLessThan(acceptableMs);
    expect(await isDegraded()).toBe(true);
  });

  it('places a bet without waiting for a Redis that does not respond', async () => {
    const slip = await createSlip({});
    redis.freeze();
    const { result, ms } = await measure(() => submitSlip(slip));
    expect(result.status).toBe(200);
    expect(ms).toBeLessThan(acceptableMs);
  });

  it('logs members in, and still limits wrong passwords', async () => {
    await redis.stop();
    expect((await logIn()).status).toBe(200);
    const responses = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      responses.push(await logIn('agent', 'wrong-password', '192.0.2.77'));
    expect(responses.at(-1)?.status).not.toBe(200);
    expect(JSON.stringify(responses.at(-1)?.body)).toMatch(/captcha|locked|too\.many/i);
  });

  it('opens event streams, and ends them when Redis is back, so that pages load what they missed', async () => {
    await redis.stop();
    const reader = await connectStream();
    await redis.start();
    const readToEnd = async (): Promise<'ended'> => {
      while (!(await reader.read()).done);
      return 'ended';
    };
    expect(await readToEnd()).toBe('ended');
    expect((await connectStream()).closed).toBeDefined();
  });
});
