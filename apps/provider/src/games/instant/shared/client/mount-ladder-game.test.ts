// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstantContext, createRound, fetchEmptyArt } from '../../../../testing/instant-context.ts';
import { createHiLoView } from '../../hi-lo/client/hi-lo-view.ts';
import { hiLo } from '../../hi-lo/rules/hi-lo.ts';
import type { LadderPlay } from '../rules/ladder-rules.ts';
import { mountLadderGame } from './mount-ladder-game.ts';

const state = { bet: 100, setup: 0, progress: { cards: [20, 30], right: [7] } };

/** Mounts Hi-Lo with a running bet. Each step is safe, and each request is recorded. */
const mountHiLo = async (view: Partial<ReturnType<typeof createHiLoView>> = {}) => {
  const requests: string[] = [];
  const context = createInstantContext(
    'hi-lo',
    async (request) => {
      const play = request as LadderPlay<number, string>;
      requests.push(play.kind);
      if (play.kind === 'start') return createRound({ play, stake: 100, outcome: { kind: 'start', ...state }, state });
      if (play.kind === 'cashOut')
        return createRound({ play, outcome: { ...state, kind: 'cashOut', win: 0 }, before: state });
      const outcome = { kind: 'step', isSafe: true, progress: state.progress, reveal: 30, win: 0 };
      return createRound({ play, outcome, before: state, state });
    },
    { state },
  );
  await mountLadderGame({
    rule: 'hiLoRule',
    rules: hiLo,
    maxAutoSteps: 3,
    createView: (...parts) => ({ ...createHiLoView(...parts), ...view }),
  })(context);
  const find = (selector: string) => context.root.querySelector<HTMLButtonElement>(selector) as HTMLButtonElement;
  return { requests, action: find('.action'), guess: find('.guess') };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchEmptyArt);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a double tap on the cash-out places no bet, and the button works again after a moment', async () => {
  const { requests, action } = await mountHiLo();
  action.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(action.textContent).toBe('Play');
  action.click();
  await vi.advanceTimersByTimeAsync(250);
  action.click();
  expect(requests).toEqual(['cashOut']);
  await vi.advanceTimersByTimeAsync(100);
  action.click();
  expect(requests).toEqual(['cashOut', 'start']);
});

test('a double tap on a guess takes one guess', async () => {
  const { requests, guess } = await mountHiLo();
  guess.click();
  await vi.advanceTimersByTimeAsync(100);
  guess.click();
  expect(requests).toEqual(['step']);
  await vi.advanceTimersByTimeAsync(400);
  guess.click();
  expect(requests).toEqual(['step', 'step']);
});

test('the game goes on after a result that the board cannot show', async () => {
  const onFailure = vi.fn();
  process.once('unhandledRejection', onFailure);
  const { requests, action, guess } = await mountHiLo({
    showStep: async () => {
      throw new Error('The card has no drawing.');
    },
  });
  guess.click();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(500);
  action.click();
  expect(requests).toEqual(['step', 'cashOut']);
});
