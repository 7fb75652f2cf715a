// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createInstantContext, createRound, fetchEmptyArt } from '../../../../testing/instant-context.ts';
import { createDiceView } from '../../dice/client/dice-view.ts';
import { dice } from '../../dice/rules/dice.ts';
import { mountDrawGame } from './mount-draw-game.ts';

afterEach(() => vi.unstubAllGlobals());

/** Mounts Dice. Each round wins `win` with a bet of 100. */
const mountDice = async (win: number, view: Partial<ReturnType<typeof createDiceView>> = {}) => {
  vi.stubGlobal('fetch', fetchEmptyArt);
  const play = vi.fn(async (request: unknown) => createRound({ play: request, stake: 100, win, outcome: 5000 }));
  const context = createInstantContext('dice', play);
  const createView: typeof createDiceView = (...parts) => ({ ...createDiceView(...parts), ...view });
  await mountDrawGame({ rule: 'diceRule', rules: dice, createView })(context);
  const find = (selector: string) => context.root.querySelector<HTMLButtonElement>(selector) as HTMLButtonElement;
  return { play, action: find('.action'), message: find('.message'), winMeter: find('[data-meter=win] dd') };
};

test('the game goes on after a result that the board cannot show', async () => {
  const onFailure = vi.fn();
  process.once('unhandledRejection', onFailure);
  const { play, action } = await mountDice(0, {
    show: async () => {
      throw new Error('The board has no marker.');
    },
  });
  action.click();
  expect(action.disabled).toBe(true);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(action.disabled).toBe(false);
  action.click();
  expect(play).toHaveBeenCalledTimes(2);
  process.once('unhandledRejection', onFailure);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
});

test.each([
  { win: 250, text: 'Last round: won ₱2.50', meter: '2.50' },
  { win: 0, text: 'Last round: no win', meter: '–' },
])('shows once the result of $win that a reload hid', async ({ win, text, meter }) => {
  vi.stubGlobal('fetch', fetchEmptyArt);
  const { value: lastRound } = createRound({
    roundId: 'r1',
    play: { bet: 100, choice: 5000 },
    stake: 100,
    win,
    outcome: 5000,
  });
  const context = createInstantContext('dice', vi.fn(), { lastRound });
  const markSeen = vi.fn();
  Object.assign(context.api, { isUnseen: (roundId: string) => roundId === 'r1', markSeen });
  await mountDrawGame({ rule: 'diceRule', rules: dice, createView: createDiceView })(context);
  const { root } = context;
  await vi.waitFor(() =>
    expect(root.querySelector('.message')?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text),
  );
  expect(root.querySelector('[data-meter=win] dd')?.textContent).toContain(meter);
  expect(root.querySelector('[data-meter=balance] dd')?.textContent).toContain('100.00');
  expect(root.querySelector('.fingerprint bdi')?.textContent).toBe('c0ffee0000000000…');
  expect(markSeen).toHaveBeenCalledOnce();
});

test('shows the result of the last round also if the board cannot show it', async () => {
  const onFailure = vi.fn();
  process.once('unhandledRejection', onFailure);
  vi.stubGlobal('fetch', fetchEmptyArt);
  const { value: lastRound } = createRound({ play: { bet: 100, choice: 5000 }, stake: 100, win: 250, outcome: 5000 });
  const context = createInstantContext('dice', vi.fn(), { lastRound });
  Object.assign(context.api, { isUnseen: () => true, markSeen: () => undefined });
  const show = async () => {
    throw new Error('The board has no marker.');
  };
  const createView: typeof createDiceView = (...parts) => ({ ...createDiceView(...parts), show });
  await mountDrawGame({ rule: 'diceRule', rules: dice, createView })(context);
  await vi.waitFor(() => expect(context.root.querySelector('.message')?.textContent).toContain('Last round: won'));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});

test.each([
  { win: 0, text: 'No win', meter: '–', tone: '', isLit: false },
  { win: 50, text: '0.50', meter: '0.50', tone: '', isLit: false },
  { win: 100, text: '1.00', meter: '1.00', tone: 'win', isLit: true },
  { win: 200, text: '2.00', meter: '2.00', tone: 'win', isLit: true },
])('a payout of $win for a bet of 100 has the tone "$tone"', async ({ win, text, meter, tone, isLit }) => {
  const { action, message, winMeter } = await mountDice(win);
  action.click();
  await vi.waitFor(() => expect(message.textContent).toContain(text));
  expect(message.dataset['tone']).toBe(tone);
  await vi.waitFor(() => expect(action.disabled).toBe(false));
  expect(winMeter.hasAttribute('data-lit')).toBe(isLit);
  expect(winMeter.textContent).toContain(meter);
});
