// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import clientTexts from '../../../client/locales/EN.json';
import { createMoneyFormat } from '../../../client/format/money-format.ts';
import { createSound } from '../../../client/art/sound.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import tableTexts from '../../../client/tables/locales/EN.json';
import type { ClientKey } from '../../../client/text/client-key.ts';
import { createTranslate } from '../../../client/text/translate.ts';
import type { MyBet, TableRoundView } from '../../../engine/table/table-views.ts';
import type { CrashBet } from '../rules/crash-bet.ts';
import { createCrashController } from './crash-controller.ts';
import { buildCrashLayout } from './crash-layout.ts';
import texts from './locales/EN.json';
import type { CrashKey } from './text-key.ts';

type Api = GameContext['api'];

const limits = { min: 100, max: 1000, steps: [100, 200, 500, 1000], preset: 100 };
const isolates = /[\u2066-\u2069]/g;

/**
 * Returns the server's view of flight `number`: players can bet, the rocket flies, or the flight is over, as `phase`
 * says.
 */
const createFlight = (number: number, phase: TableRoundView['phase']): TableRoundView => ({
  roundId: `round-${number}`,
  number,
  phase,
  now: 1000,
  startedAt: 1000,
  closesAt: 60_000,
  runsAt: phase === 'running' ? 1000 : null,
  endsAt: null,
  nextAt: null,
  commitment: 'ab'.repeat(32),
  shown: null,
  outcome: phase === 'result' ? 150 : null,
  seed: null,
  clientPart: null,
});

const toMyBet = (betId: string, bet: CrashBet, payout: number | null = null): MyBet => ({
  betId,
  bet,
  stake: bet.stake,
  payout,
});

/**
 * Creates the page while a flight is in the air and the player has no bet. The functions `showFlight`, `sendMyBets` and
 * `connect` of the result simulate events of the server. The simulated server accepts every request, until a test
 * replaces `placeBet`, `cancelBet` or `act`.
 */
const createPage = (balance = 10_000) => {
  const server: { send?: Parameters<Api['live']>[0]; connect?: Parameters<Api['live']>[1] } = {};
  const live: Api['live'] = (send, connect) => {
    Object.assign(server, { send, connect });
    return { stop: () => undefined };
  };
  const placeBet = vi.fn<Api['placeBet']>(async (_roundId, bet) => {
    const { panel, stake } = bet as CrashBet;
    return { status: 'done', value: { betId: `bet-${panel}`, stake, balance: 9000 } };
  });
  const cancelBet = vi.fn<Api['cancelBet']>(async () => ({ status: 'done', value: { balance: 10_000 } }));
  const act = vi.fn<Api['act']>(async () => ({ status: 'done', value: { payout: 120, balance: 9120 } }));
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const t = createTranslate<ClientKey | CrashKey>('en', { ...clientTexts, ...tableTexts, ...texts });
  const context = {
    root,
    t,
    money: createMoneyFormat('en', 'PHP'),
    language: 'en',
    table: { balance, limits, game: { name: 'Crash' }, currency: 'PHP' },
    api: { live, placeBet, cancelBet, act },
    shell: { balance: () => undefined },
    isCalm: () => true,
  } as unknown as GameContext<CrashKey>;
  const page = buildCrashLayout(root, t);
  const controller = createCrashController({
    context,
    page,
    rocketScene: { set: () => undefined },
    sound: createSound(),
    onPast: () => undefined,
  });
  const showFlight = (number: number, phase: TableRoundView['phase']): void =>
    server.send?.({ type: 'round', round: createFlight(number, phase) });
  server.connect?.(true);
  showFlight(1, 'running');
  return {
    controller,
    server: { placeBet, cancelBet, act },
    page,
    first: page.panels[0],
    second: page.panels[1],
    showFlight,
    sendMyBets: (number: number, bets: readonly MyBet[]) =>
      server.send?.({ type: 'mine', roundId: `round-${number}`, bets }),
    connect: (isConnected: boolean) => server.connect?.(isConnected),
    messages: () => [...page.log.children].map((line) => (line.textContent ?? '').replace(isolates, '')),
  };
};
type Panel = ReturnType<typeof createPage>['first'];

const offers = (panel: Panel): string | undefined => panel.action.dataset['does'];
const waitFor = (panel: Panel, kind: string) => vi.waitFor(() => expect(offers(panel)).toBe(kind));

beforeEach(() => localStorage.clear());

test('each panel places, cancels and cashes out its own bet', async () => {
  const { first, second, server, showFlight, controller } = createPage();
  showFlight(2, 'betting');
  second.raiseStake.click();
  second.isAuto.click();
  first.action.click();
  second.action.click();
  await Promise.all([waitFor(first, 'cancel'), waitFor(second, 'cancel')]);
  expect(server.placeBet.mock.calls.map(([roundId, bet]) => [roundId, bet])).toEqual([
    ['round-2', { stake: 100, target: null, panel: 1 }],
    ['round-2', { stake: 200, target: 200, panel: 2 }],
  ]);
  second.action.click();
  await waitFor(second, 'bet');
  expect(server.cancelBet).toHaveBeenCalledExactlyOnceWith('bet-2');
  second.action.click();
  await waitFor(second, 'cancel');
  showFlight(2, 'running');
  controller.fly(120);
  first.action.click();
  await waitFor(first, 'left');
  expect(server.act).toHaveBeenCalledExactlyOnceWith('bet-1', { kind: 'cashOut' });
  expect(first.result.textContent?.replace(isolates, '')).toBe('1.20× ₱1.20');
  expect(offers(second)).toBe('cashOut');
});

test('a screen reader gets the accepted bets, the cash-outs and the results of both panels', async () => {
  const { first, second, showFlight, sendMyBets, controller, messages } = createPage();
  showFlight(2, 'betting');
  first.isAuto.click();
  first.lowerTarget.click();
  first.action.click();
  second.action.click();
  await Promise.all([waitFor(first, 'cancel'), waitFor(second, 'cancel')]);
  showFlight(2, 'running');
  controller.fly(175);
  showFlight(2, 'result');
  const bets = [
    toMyBet('bet-1', { stake: 100, target: 175, panel: 1 }, 175),
    toMyBet('bet-2', { stake: 100, target: null, panel: 2 }, 0),
  ];
  sendMyBets(2, bets);
  sendMyBets(2, bets);
  expect(messages()).toEqual([
    'Bet 1: Bets of ₱1.00 accepted',
    'Bet 2: Bets of ₱1.00 accepted',
    'Bet 1: Cashed out at 1.75× · ₱1.75',
    'Bet 2: No win this time',
  ]);
});

test('a queued bet places one bet when the next flight accepts bets', async () => {
  const { first, second, server, showFlight } = createPage();
  first.action.click();
  expect([offers(first), offers(second)]).toEqual(['queued', 'queue']);
  expect(first.result.textContent).toBe('Waiting for the next flight');
  showFlight(1, 'result');
  expect(server.placeBet).not.toHaveBeenCalled();
  showFlight(2, 'betting');
  showFlight(2, 'betting');
  await waitFor(first, 'cancel');
  showFlight(2, 'running');
  showFlight(3, 'betting');
  expect(server.placeBet).toHaveBeenCalledOnce();
});

test('both panels queue a bet, and the player cancels one of them', async () => {
  const { first, second, server, showFlight } = createPage();
  first.action.click();
  second.raiseStake.click();
  second.action.click();
  first.action.click();
  expect([offers(first), offers(second)]).toEqual(['queue', 'queued']);
  showFlight(2, 'betting');
  await waitFor(second, 'cancel');
  expect(server.placeBet.mock.calls.map(([, bet]) => bet)).toEqual([{ stake: 200, target: null, panel: 2 }]);
});

test('a queued bet survives a short loss of the connection, and is dropped after a missed flight', async () => {
  const short = createPage();
  short.first.action.click();
  short.connect(false);
  short.connect(true);
  short.showFlight(2, 'betting');
  await waitFor(short.first, 'cancel');

  const { first, server, showFlight, connect, messages } = createPage();
  first.action.click();
  connect(false);
  expect(offers(first)).toBe('queued');
  connect(true);
  showFlight(2, 'running');
  showFlight(3, 'betting');
  expect(server.placeBet).not.toHaveBeenCalled();
  expect(offers(first)).toBe('bet');
  expect(messages().at(-1)).toBe('Bet 1: The waiting bet was not placed: the flight had already closed.');
});

test.each([
  ['wallet.insufficient.balance', 'The waiting bet was not placed: your balance does not cover it.'],
  ['round.bet.invalid', 'The waiting bet was not placed: the limits have changed.'],
  ['round.closed', 'The waiting bet was not placed: the flight had already closed.'],
  ['round.bets.full', 'You already have two bets on this flight.'],
])('a queued bet that the server rejects with %s is dropped with a message', async (errorCode, message) => {
  const { first, server, showFlight, messages } = createPage();
  server.placeBet.mockResolvedValue({ status: 'rejected', errorCode });
  first.action.click();
  showFlight(2, 'betting');
  await vi.waitFor(() => expect(messages().at(-1)).toBe(`Bet 1: ${message}`));
  showFlight(3, 'betting');
  expect(server.placeBet).toHaveBeenCalledOnce();
});

test('a queued bet above the balance is dropped without a request', () => {
  const { first, server, showFlight, messages } = createPage(50);
  first.action.click();
  showFlight(2, 'betting');
  expect(messages().at(-1)).toBe('Bet 1: The waiting bet was not placed: your balance does not cover it.');
  expect([server.placeBet.mock.calls.length, offers(first)]).toEqual([0, 'bet']);
});

test('a panel whose bet was placed in another window places no queued bet', () => {
  const { first, server, showFlight, sendMyBets } = createPage();
  first.action.click();
  sendMyBets(2, [toMyBet('other', { stake: 500, target: null })]);
  showFlight(2, 'betting');
  expect([server.placeBet.mock.calls.length, offers(first)]).toEqual([0, 'cancel']);
});

test('a collapsed second panel stays collapsed on the device, and opens while it has a bet', () => {
  const { page, second } = createPage();
  page.secondToggle.click();
  expect([second.element.hidden, page.secondToggle.getAttribute('aria-pressed')]).toEqual([true, 'false']);

  const reloaded = createPage();
  expect(reloaded.second.element.hidden).toBe(true);
  reloaded.sendMyBets(1, [toMyBet('b', { stake: 100, target: null, panel: 2 })]);
  expect([reloaded.second.element.hidden, reloaded.page.secondToggle.disabled]).toEqual([false, true]);
  reloaded.showFlight(2, 'betting');
  expect(reloaded.second.element.hidden).toBe(true);
  reloaded.page.secondToggle.click();
  expect(createPage().second.element.hidden).toBe(false);
});
