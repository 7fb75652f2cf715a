import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WinHighlight } from './paint-wins.ts';
import type { ReelStage } from './reel-stage.ts';
import { WinAnimation } from './win-animation.ts';

const createWin = (line: number): WinHighlight<'h1'> => ({ line, rows: [], cells: [] });
const [first, second] = [createWin(0), createWin(1)];
const show = vi.fn();
const onWin = vi.fn();
const createAnimation = () => new WinAnimation({ show } as unknown as ReelStage<'h1'>, onWin);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows all wins together, then each alone in a loop', () => {
  createAnimation().start([first, second]);
  expect(show).toHaveBeenLastCalledWith([first, second]);
  expect(onWin).not.toHaveBeenCalled();
  for (const win of [first, second, first]) {
    vi.advanceTimersByTime(1500);
    expect(show).toHaveBeenLastCalledWith([win]);
    expect(onWin).toHaveBeenLastCalledWith(win);
  }
});

it('reports a single win once', () => {
  createAnimation().start([first]);
  vi.advanceTimersByTime(10_000);
  expect(onWin.mock.calls).toEqual([[first]]);
});

it('hides the wins when it is stopped, and does nothing without wins', () => {
  const animation = createAnimation();
  animation.start([]);
  animation.stop();
  expect(show).not.toHaveBeenCalled();
  animation.start([first, second]);
  animation.stop();
  vi.advanceTimersByTime(10_000);
  expect(show).toHaveBeenLastCalledWith([]);
  expect(onWin).not.toHaveBeenCalled();
});
