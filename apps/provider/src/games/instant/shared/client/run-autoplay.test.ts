// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstantContext } from '../../../../testing/instant-context.ts';
import type { InstantPage } from './instant-page.ts';
import { connectAutoplay } from './run-autoplay.ts';

const roundMs = 1000;
let isHidden = false;

const setHidden = (value: boolean): void => {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

/**
 * Connects autoplay to a button, and starts it with 10 rounds and a bet of 100. Each round calls `playRound`. `open` of
 * the result starts autoplay again.
 */
const startAutoplay = (playRound: () => Promise<number | undefined>) => {
  const context = createInstantContext('dice', async () => undefined);
  const auto = document.createElement('button');
  context.root.append(auto);
  const page = { layout: { auto }, bets: { current: () => 100 }, pace: () => 500 } as unknown as InstantPage;
  const play = vi.fn(playRound);
  const autoplay = connectAutoplay({
    context,
    page,
    maxSteps: 0,
    canStart: () => true,
    playRound: play,
    onChange: () => undefined,
  });
  const open = (): void => {
    auto.click();
    context.root.querySelector<HTMLButtonElement>('.mainAction')?.click();
  };
  open();
  return { auto, autoplay, play, open };
};

const returnBet = async (): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, roundMs));
  return 100;
};

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  vi.useRealTimers();
});

test('plays all rounds and ends', async () => {
  const { auto, autoplay, play } = startAutoplay(returnBet);
  expect(auto.textContent).toBe('Stop · 10');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(play).toHaveBeenCalledTimes(10);
  expect(autoplay.isRunning()).toBe(false);
  expect(auto.getAttribute('aria-pressed')).toBe('false');
});

test('ends when the page is hidden during a round, also if the player returns before its end', async () => {
  const { autoplay, play } = startAutoplay(returnBet);
  await vi.advanceTimersByTimeAsync(200);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(200);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(play).toHaveBeenCalledTimes(1);
  expect(autoplay.isRunning()).toBe(false);
});

test('ends at a rejected round', async () => {
  const { autoplay, play } = startAutoplay(async () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(play).toHaveBeenCalledTimes(1);
  expect(autoplay.isRunning()).toBe(false);
});

test('ends after the running round when the player taps the button, and can start again', async () => {
  const { auto, autoplay, play, open } = startAutoplay(returnBet);
  await vi.advanceTimersByTimeAsync(1700);
  auto.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(play).toHaveBeenCalledTimes(2);
  expect(autoplay.isRunning()).toBe(false);
  open();
  expect(autoplay.isRunning()).toBe(true);
});

test('can start again after a round that fails', async () => {
  const onFailure = vi.fn();
  process.once('unhandledRejection', onFailure);
  const { auto, autoplay } = startAutoplay(async () => {
    throw new Error('The view cannot show the result.');
  });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(autoplay.isRunning()).toBe(false);
  expect(auto.textContent).toBe('Auto');
});
