// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createMoneyFormat } from '../../../client/format/money-format.ts';
import type { ClientKey } from '../../../client/text/client-key.ts';
import { createTranslate } from '../../../client/text/translate.ts';
import type { PublicBet } from '../../../engine/table/table-views.ts';
import texts from './locales/EN.json';
import { createPlayerList, type PlayerListState } from './player-list.ts';
import type { CrashKey } from './text-key.ts';

const context = {
  t: createTranslate<ClientKey | CrashKey>('en', texts),
  money: createMoneyFormat('en', 'PHP'),
  language: 'en',
};
const bet = (betId: string, alias: string, change: Partial<PublicBet> = {}): PublicBet => ({
  betId,
  alias,
  currency: 'PHP',
  bet: { stake: 1000, target: null },
  stake: 1000,
  payout: null,
  ...change,
});
const render = (state: Partial<PlayerListState>) => {
  const page = { crew: document.createElement('ul'), crewTitle: document.createElement('h2') };
  createPlayerList(
    page,
    context,
  )({
    bets: [],
    count: 0,
    myBets: [],
    multiplier: 150,
    phase: 'running',
    ...state,
  });
  const rows = [...page.crew.children].map((row) => ({
    text: (row.textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
    state: row.getAttribute('data-state'),
    isMine: row.hasAttribute('data-mine'),
  }));
  return { rows, title: page.crewTitle.textContent };
};

it('has one row per bet, with the bets of the player first, marked and with their newest state', () => {
  const bets = [bet('c', 'BEEF'), bet('b', 'CAFE'), bet('a', 'CAFE'), bet('d', 'BEEF', { payout: 1200 })];
  const myBets = [
    { betId: 'a', bet: bets[2]?.bet, stake: 1000, payout: 1400 },
    { betId: 'b', bet: bets[1]?.bet, stake: 1000, payout: null },
  ];
  const { rows, title } = render({ bets, count: 4, myBets });
  expect(rows).toEqual([
    { text: 'You1.40×₱14.00', state: 'left', isMine: true },
    { text: 'You₱10.00', state: 'aboard', isMine: true },
    { text: '•••BEEF₱10.00', state: 'aboard', isMine: false },
    { text: '•••BEEF1.20×₱12.00', state: 'left', isMine: false },
  ]);
  expect(title).toBe('Bets on this flight: 4');
});

it('shows a bet as cashed out when the flight reaches its target, and the other bets as lost after the flight', () => {
  const target = bet('a', 'CAFE', { bet: { stake: 1000, target: 150 } });
  expect(render({ bets: [target], count: 1 }).rows[0]?.text).toBe('•••CAFE1.50×₱15.00');
  expect(render({ bets: [{ ...target, payout: 0 }], count: 1, phase: 'result' }).rows[0]?.state).toBe('lost');
});

it('counts the bets that the server did not send', () => {
  const { rows, title } = render({ bets: [bet('a', 'CAFE')], count: 7 });
  expect([rows.at(-1)?.text, title]).toEqual(['+6', 'Bets on this flight: 7']);
});

it('shows the bets of each player in the currency of this player', () => {
  const dong = { currency: 'VND', stake: 5_000_000, bet: { stake: 5_000_000, target: null } };
  const { rows } = render({ bets: [bet('a', 'CAFE', dong), bet('b', 'BEEF')], count: 2 });
  expect(rows.map(({ text }) => text)).toEqual(['•••CAFE₫50,000', '•••BEEF₱10.00']);
});
