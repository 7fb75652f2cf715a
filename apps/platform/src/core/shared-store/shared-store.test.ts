import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { createToken } from '../crypto/token.ts';
import { createInMemoryStore } from './in-process-store.ts';
import { connectRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

const redis = inject('redisServer');
const kinds: [string, () => Promise<SharedStore>][] = [['this process', async () => createInMemoryStore(systemClock)]];
if (redis) kinds.push(['Redis', () => connectRedisStore(redis, () => {})]);

describe.each(kinds)('the shared store in %s', (_, open) => {
  let state: SharedStore;
  beforeAll(async () => {
    state = await open();
  });
  afterAll(() => state.close());

  it('returns a value only once', async () => {
    const key = createToken();
    await state.ephemeralStore.set(key, 'value', 60_000);
    expect(await state.ephemeralStore.consume(key)).toBe('value');
    expect(await state.ephemeralStore.consume(key)).toBeUndefined();
  });

  it('returns a value to only one of several concurrent callers', async () => {
    const key = createToken();
    await state.ephemeralStore.set(key, 'value', 60_000);
    const taken = await Promise.all(Array.from({ length: 5 }, () => state.ephemeralStore.consume(key)));
    expect(taken.filter((value) => value !== undefined)).toEqual(['value']);
  });

  it('sets a value for only one of several concurrent callers', async () => {
    const key = createToken();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => state.ephemeralStore.setIfAbsent(key, 'value', 60_000)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('delivers a message to a subscriber', async () => {
    const message = createToken();
    const received = new Promise<string>((resolve) =>
      state.pubSub.subscribe((each) => each === message && resolve(each)),
    );
    await state.pubSub.publish(message);
    expect(await received).toBe(message);
  });

  it('responds to a ping', async () => {
    await expect(state.ping()).resolves.toBeUndefined();
  });
});

it('removes an expired value', async () => {
  let now = 0;
  const { ephemeralStore } = createInMemoryStore({ now: () => new Date(now) });
  await ephemeralStore.set('a', 'value', 1000);
  now = 1000;
  expect(await ephemeralStore.consume('a')).toBeUndefined();
});

it('explains the remedy when Redis does not respond', async () => {
  await expect(connectRedisStore('redis://127.0.0.1:1', () => {})).rejects.toThrow(/REDIS_URL.*unset it/);
});
