import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { newToken } from '../session/token.ts';
import { inProcessState } from './in-process-state.ts';
import { openRedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

const redis = process.env.TEST_REDIS_URL;
const kinds: [string, () => Promise<SharedState>][] = [['this process', async () => inProcessState(systemClock)]];
if (redis) kinds.push(['Redis', () => openRedisState(redis, () => {})]);

describe.each(kinds)('what instances share in %s', (_, open) => {
  let state: SharedState;
  beforeAll(async () => {
    state = await open();
  });
  afterAll(() => state.close());

  it('gives a value once', async () => {
    const key = newToken();
    await state.shortLived.put(key, 'value', 60_000);
    expect(await state.shortLived.take(key)).toBe('value');
    expect(await state.shortLived.take(key)).toBeUndefined();
  });

  it('gives a value to one of those who ask at once', async () => {
    const key = newToken();
    await state.shortLived.put(key, 'value', 60_000);
    const taken = await Promise.all(Array.from({ length: 5 }, () => state.shortLived.take(key)));
    expect(taken.filter((value) => value !== undefined)).toEqual(['value']);
  });

  it('lets one of those come first who come at once', async () => {
    const key = newToken();
    const came = await Promise.all(Array.from({ length: 5 }, () => state.shortLived.putFirst(key, 'value', 60_000)));
    expect(came.filter(Boolean)).toHaveLength(1);
  });

  it('tells all who listen', async () => {
    const message = newToken();
    const heard = new Promise<string>((resolve) => state.bus.subscribe((each) => each === message && resolve(each)));
    await state.bus.publish(message);
    expect(await heard).toBe(message);
  });

  it('answers', async () => {
    await expect(state.ping()).resolves.toBeUndefined();
  });
});

it('forgets what is too old', async () => {
  let now = 0;
  const { shortLived } = inProcessState({ now: () => new Date(now) });
  await shortLived.put('a', 'value', 1000);
  now = 1000;
  expect(await shortLived.take('a')).toBeUndefined();
});

it('says what to do when no Redis answers', async () => {
  await expect(openRedisState('redis://127.0.0.1:1', () => {})).rejects.toThrow(/REDIS_URL.*unset it/);
});
