// @vitest-environment happy-dom
import { failure, noAnswer, success, type TestGateway } from '@livery/api/testing';
import type { Envelope } from '@livery/contract/envelope';
import { endSession, openSession } from '@livery/kit/session';
import { takeToasts } from '@livery/ui/toast-queue';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatewayTime, issueOf, lotteryBoard, openedAt, startLottery } from '../../testing/lottery.ts';
import { show } from '../../testing/show.tsx';
import { forgetSlips } from '../slip/slip-store.ts';
import { Screen } from './betting-screen.tsx';

const path = '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad';
let gateway: TestGateway;
/** The keys under which bets were asked for, in order. */
let keys: string[];

const logIn = (userName: string) =>
  openSession({ token: 't', userName, merchantCode: 'tester', type: 0, firstTimeLogin: false });

beforeEach(() => {
  gateway = startLottery();
  keys = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const key = (init.headers as Record<string, string> | undefined)?.['Idempotency-Key'];
    if (key) keys.push(key);
    return fetch(address, init);
  });
  // The clock alone is false: what waits goes on waiting.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(gatewayTime) });
  logIn('demo');
});
afterEach(() => {
  cleanup();
  endSession();
  forgetSlips();
  vi.useRealTimers();
});

const pick = async (place: number, ...values: string[]) => {
  const field = await screen.findByRole('group', { name: `Place ${place}` });
  for (const value of values) await userEvent.click(within(field).getByRole('button', { name: value }));
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const slip = () => screen.findByRole('dialog', { name: 'Your slip' });
const linesOf = (dialog: HTMLElement) => within(dialog).queryAllByRole('button', { name: 'Remove this line' });

describe('the clock', () => {
  test.each([
    ['is right', 0],
    ['is a day ahead', 86_400_000],
    ['is a day behind', -86_400_000],
    ['stands in another century', -1e12],
  ])("is the gateway's where the device's %s", async (_, wrong) => {
    vi.setSystemTime(Date.parse(gatewayTime) + wrong);
    await show(<Screen />, { path });
    expect((await screen.findByRole('timer')).textContent).toBe('00:25');
    vi.setSystemTime(Date.parse(gatewayTime) + wrong + 17_000);
    // The device's clock goes on meanwhile.
    await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:0[1-8]$/), { timeout: 3000 });
    expect(screen.getByRole('timer').dataset.last).toBe('true');
  });

  test('says that a draw is closed, takes no bet then, and goes on to the next', async () => {
    await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    await slip();
    gateway.answer('openedNumeros', () => noAnswer);
    vi.setSystemTime(Date.parse(gatewayTime) + 26_000);
    await vi.waitFor(() => expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('Closed'), {
      timeout: 3000,
    });
    expect(within(await slip()).getByRole<HTMLButtonElement>('button', { name: 'Place the bet' }).disabled).toBe(true);
    gateway.answer('openedNumeros', () => success(openedAt(1, new Date().toISOString())));
    vi.setSystemTime(Date.parse(gatewayTime) + 29_000);
    expect(
      await screen.findByText(`Draw ${issueOf(0).numero} has closed. Your slip is now for draw ${issueOf(1).numero}.`),
    ).toBeTruthy();
    await press('Place the bet');
    await vi.waitFor(() =>
      expect(gateway.callsOf('placeLotteryBets')[0]).toMatchObject({ numeros: [{ numero: issueOf(1).numero }] }),
    );
  });
});

describe('a slip', () => {
  test('of several lines is placed as it was filled: units, price, times', async () => {
    await show(<Screen />, { path });
    await pick(1, '7', '8');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await press('More times');
    await press('Add');
    await pick(3, '0');
    await press('Slip (1)');
    const dialog = await slip();
    expect(linesOf(dialog)).toHaveLength(2);
    expect(within(dialog).getByText('7 8 | – | – | – | –')).toBeTruthy();
    // Two units of 2 twice, and one: 8 and 4.
    expect(dialog.textContent).toContain('₱8.00');
    expect(dialog.textContent).toContain('₱12.00');
    await press('Place the bet');
    await vi.waitFor(() =>
      expect(screen.getByRole('tab', { name: 'My bets' }).getAttribute('aria-selected')).toBe('true'),
    );
    expect(gateway.callsOf('placeLotteryBets')).toEqual([
      {
        code: 'SSC_1M',
        prizeMode: 'SEA',
        stopsOnWin: false,
        numeros: [{ numero: issueOf(0).numero, multiple: 1 }],
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

  test('is chased over the draws that follow, which it shows, and stops on a win', async () => {
    await show(<Screen />, { path });
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
    ).toEqual([0, 1, 2, 3, 4].map((nth) => issueOf(nth).numero));
    await press('Place the bet');
    await vi.waitFor(() => expect(gateway.callsOf('placeLotteryBets')).toHaveLength(1));
    expect(gateway.callsOf('placeLotteryBets')[0]).toMatchObject({
      stopsOnWin: true,
      numeros: [0, 1, 2, 3, 4].map((nth) => ({ numero: issueOf(nth).numero })),
    });
  });

  test('takes twenty lines and says so', async () => {
    const told: string[] = [];
    const stop = takeToasts((event) => void ('show' in event && told.push(event.show.text)));
    await show(<Screen />, { path });
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
    expect(linesOf(await slip())).toHaveLength(20);
    expect(told).toContain('A slip takes at most 20 lines.');
    stop();
  });

  test('and what is being picked stay while results are looked at', async () => {
    await show(<Screen />, { path });
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

  test('of a guest is there after the log-in', async () => {
    endSession();
    const { unmount } = await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    expect(
      within(await slip())
        .getByRole('link', { name: 'Log in to bet' })
        .getAttribute('href'),
    ).toContain(encodeURIComponent('code=SSC_1M'));
    unmount();
    logIn('demo');
    await show(<Screen />, { path });
    expect(await screen.findByRole('button', { name: 'Slip (1)' })).toBeTruthy();
  });

  test.each([
    ['outlives a session that ends', 'demo', 'Slip (1)'],
    ['is not shown to another member', 'agent', 'Bet'],
  ])('%s', async (_, after, button) => {
    const { unmount } = await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.answer('placeLotteryBets', () => failure('login.not.session'));
    await press('Place the bet');
    await within(dialog).findByRole('alert');
    endSession();
    unmount();
    logIn(after);
    await show(<Screen />, { path });
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });

  test.each([
    ['lottery.closed', 'Betting on this draw has closed. Your stake was not taken.'],
    ['lottery.stake.limit', 'This stake is above the limit of a line.'],
    ['wallet.insufficient.balance', 'Your balance is not enough for this.'],
    ['request.invalid', 'Something entered here is not right. Check it and try again.'],
  ])('that is refused with %s says why, stays as it was and is another bet the next time', async (code, words) => {
    await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.answer('placeLotteryBets', () => failure(code));
    await press('Place the bet');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(words);
    expect(linesOf(dialog)).toHaveLength(1);
    await press('Place the bet');
    await vi.waitFor(() => expect(new Set(keys).size).toBe(2));
  });

  test('whose price has changed is placed at the new one, and not before it was shown', async () => {
    await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    gateway.answer('placeLotteryBets', () => failure('lottery.price.changed'));
    gateway.answer('lotteryBoard', () =>
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
      expect(gateway.callsOf('placeLotteryBets')).toMatchObject([
        { lines: [{ price: '9.600' }] },
        { lines: [{ price: '9.500' }] },
      ]),
    );
  });

  test('is placed once, however fast the button is tapped', async () => {
    let answer: (value: Envelope<unknown>) => void = () => undefined;
    gateway.answer('placeLotteryBets', () => new Promise((resolve) => void (answer = resolve)));
    await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const button = within(await slip()).getByRole('button', { name: 'Place the bet' });
    await userEvent.tripleClick(button);
    expect(gateway.callsOf('placeLotteryBets')).toHaveLength(1);
    answer(success({ orderId: 'o', chaseId: null, betCount: 1, staked: '1.00', balance: '99.00', currency: 'PHP' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.callsOf('placeLotteryBets')).toHaveLength(1);
  });

  test('whose answer was lost is asked for as it was, under its key, though its draw has closed', async () => {
    gateway.answer('placeLotteryBets', () => noAnswer);
    await show(<Screen />, { path });
    await pick(1, '7');
    await press('Bet');
    const dialog = await slip();
    await press('Place the bet');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^No answer came/);
    expect(linesOf(dialog).every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    gateway.answer('openedNumeros', () => success(openedAt(1, new Date().toISOString())));
    vi.setSystemTime(Date.parse(gatewayTime) + 29_000);
    await vi.waitFor(() => expect(gateway.callsOf('openedNumeros').length).toBeGreaterThan(1), { timeout: 3000 });
    gateway.answer('placeLotteryBets', () =>
      success({ orderId: 'o', chaseId: null, betCount: 1, staked: '1.00', balance: '99.00', currency: 'PHP' }),
    );
    await press('Ask again');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = gateway.callsOf('placeLotteryBets');
    expect(asked.length).toBeGreaterThan(1);
    for (const each of asked) expect(each).toEqual(asked[0]);
    expect(new Set(keys).size).toBe(1);
    expect(asked[0]).toMatchObject({ numeros: [{ numero: issueOf(0).numero }] });
  });
});
