import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../clock/durations.ts';
import { createLoginLimits, type LoginLimits } from './attempt-limits.ts';

let limits: LoginLimits;
beforeEach(() => {
  vi.useFakeTimers();
  limits = createLoginLimits();
});
afterEach(() => vi.useRealTimers());

const demo = { account: 'bituinara/demo', address: '198.51.100.1' };
const failTimes = async (attempt: typeof demo, times: number): Promise<number | undefined> => {
  let delay: number | undefined;
  for (let time = 0; time < times; time += 1) delay = await limits.fail(attempt);
  return delay;
};

it('delays the attempts of one account at one address more after each failure', async () => {
  const delays = [];
  for (let failure = 0; failure < 12; failure += 1) delays.push(await limits.fail(demo));
  expect(delays).toEqual([undefined, undefined, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

it('ends a delay by itself, and locks neither another address nor another account', async () => {
  await failTimes(demo, 5);
  expect((await limits.getState(demo)).lockedFor).toBe(20);
  expect((await limits.getState({ ...demo, address: '198.51.100.2' })).lockedFor).toBeUndefined();
  expect((await limits.getState({ ...demo, account: 'bituinara/agent' })).lockedFor).toBeUndefined();
  vi.advanceTimersByTime(seconds(20));
  expect((await limits.getState(demo)).lockedFor).toBeUndefined();
});

it('locks an account that many addresses attack, but not where its member has logged in before', async () => {
  await limits.succeed(demo);
  for (let address = 0; address < 100; address += 1) await limits.fail({ ...demo, address: `203.0.113.${address}` });
  expect((await limits.getState({ ...demo, address: '192.0.2.9' })).lockedFor).toBeGreaterThan(minutes(30) / 1000);
  expect(await limits.getState(demo)).toEqual({ isCaptchaRequired: true, lockedFor: undefined });
});

it('locks an address that attacks many accounts, but not the members who have logged in from it before', async () => {
  await limits.succeed(demo);
  for (let account = 0; account < 60; account += 1)
    await limits.fail({ ...demo, account: `bituinara/member${account}` });
  expect((await limits.getState({ ...demo, account: 'bituinara/stranger' })).lockedFor).toBeGreaterThan(0);
  expect((await limits.getState(demo)).lockedFor).toBeUndefined();
});

it('counts all addresses of an IPv6 network together', async () => {
  await failTimes({ ...demo, address: '2001:db8::1' }, 5);
  expect((await limits.getState({ ...demo, address: '2001:db8::2' })).lockedFor).toBe(20);
});

it('forgets the failures of an account after a correct password', async () => {
  await failTimes(demo, 3);
  await limits.succeed(demo);
  expect(await limits.getState(demo)).toEqual({ isCaptchaRequired: false, lockedFor: undefined });
  expect(await limits.fail(demo)).toBeUndefined();
});

it('delays a proven account without a lock or a captcha for others at the address', async () => {
  for (let time = 0; time < 70; time += 1) await limits.failProven({ ...demo, account: 'bituinara/google/1' });
  expect((await limits.getState({ ...demo, account: 'bituinara/google/1' })).lockedFor).toBe(900);
  expect(await limits.getState(demo)).toEqual({ isCaptchaRequired: false, lockedFor: undefined });
});
