// @vitest-environment happy-dom
import { failure, networkError, success, type TestGateway } from '@livery/api/testing/test-gateway';
import type { Envelope } from '@livery/contract/envelope';
import { clearSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testServerTime, createIssue, lotteryBoard, createNumerosAt, startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { clearBetSlips } from '../bet-slip/bet-slip-store.ts';
import { Screen } from './betting-screen.tsx';

const path = '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad';
let gateway: TestGateway;
/** Idempotency keys of the sent requests, in the order of the requests. */
let keys: string[];

const logIn = (userName: string) =>
  setSession({ token: 't', userName, merchantCode: 'tester', type: 0, firstTimeLogin: false });

beforeEach(() => {
  gateway = startLottery();
  keys = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const key = (init.headers as Record<string, string> | undefined)?.['Idempotency-Key'];
    if (key) keys.push(key);
    return fetch(address, init);
  });
  // Replaces only the clock. Timers run as usual.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testServerTime) });
  logIn('demo');
});
afterEach(() => {
  cleanup();
  clearSession();
  clearBetSlips();
  vi.useRealTimers();
});

const pick = async (position: number, ...values: string[]) => {
  const field = await screen.findByRole('group', { name: `Place ${position}` });
  for (const value of values) await userEvent.click(within(field).getByRole('button', { name: value }));
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const slip = () => screen.findByRole('dialog', { name: 'Your slip' });
const getLines = (dialog: HTMLElement) => within(dialog).queryAllByRole('button', { name: 'Remove this line' });

describe('clock', () => {
  test.each([
    ['is right', 0],
    ['is a day ahead', 86_400_000],
    ['is a day behind', -86_400_000],
    ['is wrong by decades', -1e12],
  ])("shows the gateway's time when the device's %s", async (_, wrong) => {
    vi.setSystemTime(Date.parse(testServerTime) + wrong);
    await renderScreen(<Screen />, { path });
    expect((await screen.findByRole('timer')).textContent).toBe('00:25');
    vi.setSystemTime(Date.parse(testServerTime) + wrong + 17_000);
    // 25 seconds remain at the start of the test. The device clock then moves 17 seconds forward, so at most 8 seconds
    // remain.
    await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:0[1-8]$/), { timeout: 3000 });
    expect(screen.getByRole('timer').dataset.last).toBe('true');
  });

  test('shows that a draw has closed, disables betting meanwhile, and moves the slip to the next draw', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    await slip();
    gateway.reply('openedNumeros', () => networkError);
    vi.setSystemTime(Date.parse(testServerTime) + 26_000);
    await vi.waitFor(() => expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('Closed'), {
      timeout: 3000,
    });
    expect(within(await slip()).getByRole<HTMLButtonElement>('button', { name: 'Place the bet' }).disabled).toBe(true);
    gateway.reply('openedNumeros', () => success(createNumerosAt(1, new Date().toISOString())));
    vi.setSystemTime(Date.parse(testServerTime) + 29_000);
    expect(
      await screen.findByText(
        `Draw ${createIssue(0).numero} has closed. Your slip is now for draw ${createIssue(1).numero}.`,
      ),
    ).toBeTruthy();
    await press('Place the bet');
    await vi.waitFor(() =>
      expect(gateway.getCalls('placeLotteryBets')[0]).toMatchObject({ numeros: [{ numero: createIssue(1).numero }] }),
    );
  });
});

describe('bet slip', () => {
  test('places several lines with their units, prices and multiples', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7', '8');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await press('More times');
    await press('Add');
    await pick(3, '0');
    await press('Slip (1)');
    const dialog = await slip();
    expect(getLines(dialog)).toHaveLength(2);
    expect(within(dialog).getByText('7 8 | – | – | – | –')).toBeTruthy();
    // The line with 7 and 8 has two units of 2.00 with the multiple 2, so it costs 8.00. The other line has one unit
    // of 2.00 with the multiple 2, so it costs 4.00. The total is 12.00.
    expect(dialog.textContent).toContain('₱8.00');
    expect(dialog.textContent).toContain('₱12.00');
    await press('Place the bet');
    await vi.waitFor(() =>
      expect(screen.getByRole('tab', { name: 'My bets' }).getAttribute('aria-selected')).toBe('true'),
    );
    expect(gateway.getCalls('placeLotteryBets')).toEqual([
      {
        code: 'SSC_1M',
        prizeMode: 'SEA',
        stopsOnWin: false,
        numeros: [{ numero: createIssue(0).numero, multiple: 1 }],
        lines: ['7,8||||', '||0||'].map((selection) => ({
          method: 'place',
          selection,
          unit: '2.00',
          multiple: 2,
          price: '9.600',
        })),
      },
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Bet' }));
    expect(await screen.findByRole('button', { name: 'Bet' })).toBeTruthy();
  });

  test('places a slip over the following draws, lists the chase, and stops it on a win', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    await userEvent.click(within(dialog).getByRole('radio', { name: '5' }));
    expect(dialog.textContent).toContain('₱5.00');
    const shown = within(dialog).getByText('Show these draws').closest('details')!;
    expect(
      within(shown)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent?.slice(0, 12)),
    ).toEqual([0, 1, 2, 3, 4].map((nth) => createIssue(nth).numero));
    await press('Place the bet');
    await vi.waitFor(() => expect(gateway.getCalls('placeLotteryBets')).toHaveLength(1));
    expect(gateway.getCalls('placeLotteryBets')[0]).toMatchObject({
      stopsOnWin: true,
      numeros: [0, 1, 2, 3, 4].map((nth) => ({ numero: createIssue(nth).numero })),
    });
  });

  test('places a chase of 30 draws after the current draw has closed', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    await userEvent.click(within(dialog).getByRole('radio', { name: '30' }));
    gateway.reply('openedNumeros', () => success(createNumerosAt(1, new Date().toISOString())));
    gateway.reply('nearNumeros', ({ count }) =>
      success({
        serverTime: new Date().toISOString(),
        list: Array.from({ length: Number(count) }, (_, nth) => createIssue(nth + 1)),
      }),
    );
    vi.setSystemTime(Date.parse(createIssue(0).closesAt) + 1000);
    await vi.waitFor(() => expect(gateway.getCalls('nearNumeros')).toHaveLength(2));
    await press('Place the bet');
    await vi.waitFor(() => expect(gateway.getCalls('placeLotteryBets')).toHaveLength(1));
    expect(gateway.getCalls('placeLotteryBets')[0]).toMatchObject({
      numeros: Array.from({ length: 30 }, (_, nth) => ({ numero: createIssue(nth + 1).numero })),
    });
  });

  test('accepts at most twenty lines and shows the limit', async () => {
    const toasts: string[] = [];
    const stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show.text)));
    await renderScreen(<Screen />, { path });
    const field = await screen.findByRole('group', { name: 'Place 1' });
    const [seven, add] = [
      within(field).getByRole('button', { name: '7' }),
      screen.getByRole('button', { name: 'Add' }),
    ];
    for (let line = 0; line < 21; line += 1) {
      fireEvent.click(seven);
      fireEvent.click(add);
    }
    await press('Slip (20)');
    expect(getLines(await slip())).toHaveLength(20);
    expect(toasts).toContain('A slip takes at most 20 lines.');
    stop();
  });

  test('retains the lines and the picks while results are shown', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Add');
    await pick(2, '3');
    await userEvent.click(screen.getByRole('tab', { name: 'Trend' }));
    await screen.findByRole('region', { name: 'Trend' });
    await userEvent.click(screen.getByRole('tab', { name: 'Bet' }));
    expect(await screen.findByRole('button', { name: 'Slip (1)' })).toBeTruthy();
    expect(
      within(screen.getByRole('group', { name: 'Place 2' }))
        .getByRole('button', { name: '3' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test("restores a guest's slip after the log-in", async () => {
    clearSession();
    const { unmount } = await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    expect(
      within(await slip())
        .getByRole('link', { name: 'Log in to bet' })
        .getAttribute('href'),
    ).toContain(encodeURIComponent('code=SSC_1M'));
    unmount();
    logIn('demo');
    await renderScreen(<Screen />, { path });
    expect(await screen.findByRole('button', { name: 'Slip (1)' })).toBeTruthy();
  });

  test.each([
    ['keeps the slip for the same member when the session ends', 'demo', 'Slip (1)'],
    ['hides the slip from another member', 'agent', 'Bet'],
  ])('%s', async (_, after, button) => {
    const { unmount } = await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.reply('placeLotteryBets', () => failure('login.not.session'));
    await press('Place the bet');
    await within(dialog).findByRole('alert');
    clearSession();
    unmount();
    logIn(after);
    await renderScreen(<Screen />, { path });
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });

  test.each([
    ['lottery.closed', 'Betting on this draw has closed. Your stake was not taken.'],
    ['game.maintenance', 'This game is under maintenance. Please come back a little later.'],
    ['lottery.stake.limit', 'This stake is above the limit of a line.'],
    ['wallet.insufficient.balance', 'Your balance is not enough for this.'],
    ['request.invalid', 'Something entered here is not right. Check it and try again.'],
  ])('shows the reason of %s, retains the slip, and places it as another bet the next time', async (code, message) => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.reply('placeLotteryBets', () => failure(code));
    await press('Place the bet');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
    expect(getLines(dialog)).toHaveLength(1);
    await press('Place the bet');
    await vi.waitFor(() => expect(new Set(keys).size).toBe(2));
  });

  test('places the slip at a changed price only after showing it', async () => {
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.reply('placeLotteryBets', () => failure('lottery.price.changed'));
    gateway.reply('lotteryBoard', () =>
      success(
        lotteryBoard('SSC', { methods: lotteryBoard().methods.map((method) => ({ ...method, prices: ['9.500'] })) }),
      ),
    );
    await press('Place the bet');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'The prize has changed. Look at the new one and bet again.',
    );
    await screen.findByText('9.500');
    await press('Place the bet');
    await vi.waitFor(() =>
      expect(gateway.getCalls('placeLotteryBets')).toMatchObject([
        { lines: [{ price: '9.600' }] },
        { lines: [{ price: '9.500' }] },
      ]),
    );
  });

  test('places the slip once, however fast the button is tapped', async () => {
    let respond: (value: Envelope<unknown>) => void = () => undefined;
    gateway.reply('placeLotteryBets', () => new Promise((resolve) => void (respond = resolve)));
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const button = within(await slip()).getByRole('button', { name: 'Place the bet' });
    await userEvent.tripleClick(button);
    expect(gateway.getCalls('placeLotteryBets')).toHaveLength(1);
    respond(success({ orderId: 'o', chaseId: null, betCount: 1, staked: '1.00', balance: '99.00', currency: 'PHP' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.getCalls('placeLotteryBets')).toHaveLength(1);
  });

  test('repeats the request under the same key after a lost response, even after the close', async () => {
    gateway.reply('placeLotteryBets', () => networkError);
    await renderScreen(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    await press('Place the bet');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^No answer came/);
    expect(getLines(dialog).every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    gateway.reply('openedNumeros', () => success(createNumerosAt(1, new Date().toISOString())));
    vi.setSystemTime(Date.parse(testServerTime) + 29_000);
    await vi.waitFor(() => expect(gateway.getCalls('openedNumeros').length).toBeGreaterThan(1), { timeout: 3000 });
    gateway.reply('placeLotteryBets', () =>
      success({ orderId: 'o', chaseId: null, betCount: 1, staked: '1.00', balance: '99.00', currency: 'PHP' }),
    );
    await press('Ask again');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = gateway.getCalls('placeLotteryBets');
    expect(calls.length).toBeGreaterThan(1);
    for (const each of calls) expect(each).toEqual(calls[0]);
    expect(new Set(keys).size).toBe(1);
    expect(calls[0]).toMatchObject({ numeros: [{ numero: createIssue(0).numero }] });
  });
});
