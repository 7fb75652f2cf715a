// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import texts from '../../../client/locales/EN.json';
import { createMoneyFormat } from '../../../client/money-format.ts';
import { createSound } from '../../../client/sound.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { createTranslate } from '../../../client/text/translate.ts';
import type { TableRoundView } from '../../../engine/table/table-views.ts';
import { createBetForm } from './bet-form.ts';
import { createCrashController } from './crash-controller.ts';
import { buildCrashLayout } from './crash-layout.ts';
import type { CrashKey } from './text-key.ts';

const limits = { min: 100, max: 1000, steps: [100, 200, 500, 1000], preset: 100 };

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

/**
 * Creates the page while a flight is in the air and the player has no bet. The functions `showFlight` and `connect` of
 * the result simulate events of the server.
 */
const createPage = () => {
  type Live = GameContext['api']['live'];
  const server: { send?: Parameters<Live>[0]; connect?: Parameters<Live>[1] } = {};
  const live: Live = (send, connect) => {
    Object.assign(server, { send, connect });
    return { stop: () => undefined };
  };
  const placeBet = vi.fn(async () => ({ status: 'done', value: { betId: 'b1', stake: 100, balance: 9900 } }));
  const root = document.createElement('div');
  const t = createTranslate<string>('en', texts);
  const money = createMoneyFormat('en', 'PHP');
  const context = {
    root,
    t,
    money,
    language: 'en',
    table: { balance: 10_000, limits, game: { name: 'Crash' }, currency: 'PHP' },
    api: { live, placeBet },
    shell: { balance: () => undefined },
    isCalm: () => true,
  } as unknown as GameContext<CrashKey>;
  const page = buildCrashLayout(root, context.t);
  const controller = createCrashController({
    context,
    page,
    betForm: createBetForm(page, context.table.limits, money),
    rocketScene: { set: () => undefined },
    sound: createSound(),
    onPast: () => undefined,
  });
  const showFlight = (number: number, phase: TableRoundView['phase']): void =>
    server.send?.({ type: 'round', round: createFlight(number, phase) });
  server.connect?.(true);
  showFlight(1, 'running');
  return { controller, placeBet, page, showFlight, connect: (isConnected: boolean) => server.connect?.(isConnected) };
};

test('an order places one bet when the next flight accepts bets', async () => {
  const { controller, placeBet, page, showFlight } = createPage();
  await controller.act();
  expect(page.action.dataset['does']).toBe('queued');
  showFlight(1, 'result');
  expect(placeBet).not.toHaveBeenCalled();
  showFlight(2, 'betting');
  await vi.waitFor(() => expect(page.action.dataset['does']).toBe('cancel'));
  showFlight(2, 'running');
  showFlight(3, 'betting');
  expect(placeBet).toHaveBeenCalledOnce();
});

test('an order ends with the connection', async () => {
  const { controller, placeBet, page, showFlight, connect } = createPage();
  await controller.act();
  connect(false);
  expect(page.action.dataset['does']).toBe('queue');
  connect(true);
  showFlight(2, 'betting');
  expect(placeBet).not.toHaveBeenCalled();
  expect(page.action.dataset['does']).toBe('bet');
});

test('an order that is placed while the connection is lost does not survive it', async () => {
  const { controller, placeBet, showFlight, connect } = createPage();
  connect(false);
  await controller.act();
  connect(true);
  showFlight(2, 'betting');
  expect(placeBet).not.toHaveBeenCalled();
});

test('a bet placed by hand ends an order', async () => {
  const { controller, placeBet, page, showFlight, connect } = createPage();
  connect(false);
  await controller.act();
  showFlight(2, 'betting');
  connect(true);
  await controller.act();
  expect(page.action.dataset['does']).toBe('cancel');
  for (const [number, phase] of [
    [2, 'running'],
    [2, 'result'],
    [3, 'betting'],
  ] as const)
    showFlight(number, phase);
  expect(placeBet).toHaveBeenCalledOnce();
});
