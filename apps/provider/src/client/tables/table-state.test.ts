import { describe, expect, it } from 'vitest';
import type { MyBet, TableRoundView } from '../../engine/table/table-views.ts';
import {
  addMyBet,
  applyMyBets,
  applyRound,
  createTableState,
  getPendingResult,
  isBettingOpen,
  removeMyBet,
  setPayout,
} from './table-state.ts';

const toRound = (roundId: string, change: Partial<TableRoundView<string>> = {}): TableRoundView<string> => ({
  roundId,
  number: 1,
  phase: 'betting',
  now: 0,
  startedAt: 0,
  closesAt: 1000,
  runsAt: null,
  endsAt: null,
  nextAt: null,
  commitment: '',
  shown: null,
  outcome: null,
  seed: null,
  clientPart: null,
  ...change,
});
const toBet = (betId: string, payout: number | null = null): MyBet => ({ betId, bet: {}, stake: 500, payout });
const betting = applyRound(createTableState<string>(), toRound('a'));
const result = toRound('a', { phase: 'result', outcome: 'red' });

describe('the state of a table', () => {
  it('accepts bets only while connected, during betting and before the close', () => {
    expect(isBettingOpen(createTableState(), 0)).toBe(false);
    expect([isBettingOpen(betting, 999), isBettingOpen(betting, 1000)]).toEqual([true, false]);
    expect(isBettingOpen({ ...betting, isConnected: false }, 0)).toBe(false);
    expect(isBettingOpen(applyRound(betting, toRound('a', { phase: 'closed' })), 0)).toBe(false);
  });

  it('adds an accepted bet once, and not to another round', () => {
    const placed = addMyBet(addMyBet(betting, 'a', toBet('1')), 'a', toBet('1'));
    expect(placed.myBets).toHaveLength(1);
    expect(addMyBet(applyRound(betting, toRound('b')), 'a', toBet('1')).myBets).toEqual([]);
    expect(removeMyBet(placed, '1').myBets).toEqual([]);
  });

  it('drops the bets at a new round, and keeps them when the phase of the round changes', () => {
    const placed = addMyBet(betting, 'a', toBet('1'));
    expect(applyRound(placed, toRound('a', { phase: 'running' })).myBets).toHaveLength(1);
    expect(applyRound(placed, toRound('b')).myBets).toEqual([]);
  });

  it('shows bets of another round when the page receives that round', () => {
    const next = applyMyBets(betting, { roundId: 'b', bets: [toBet('1')] });
    expect(next.myBets).toEqual([]);
    expect(applyRound(next, toRound('b')).myBets).toHaveLength(1);
    expect(applyRound(next, toRound('c')).myBets).toEqual([]);
    expect(applyMyBets(betting, { roundId: 'a', bets: [toBet('1')] }).myBets).toHaveLength(1);
  });

  it('adds the outcome of a round to the past once', () => {
    const over = applyRound(applyRound(betting, result), result);
    expect(over.past).toEqual([{ roundId: 'a', outcome: 'red' }]);
  });

  it('has a result when all bets are settled, until it is presented', () => {
    const placed = [toBet('1'), toBet('2', 0)].reduce((state, bet) => addMyBet(state, 'a', bet), betting);
    expect(getPendingResult(applyRound(betting, result))).toBeUndefined();
    const over = applyRound(placed, result);
    expect(getPendingResult(over)).toBeUndefined();
    const settled = setPayout(over, '1', 1000);
    expect(getPendingResult(settled)).toMatchObject({ outcome: 'red', stake: 1000, payout: 1000 });
    expect(getPendingResult({ ...settled, presentedRoundId: 'a' })).toBeUndefined();
  });
});
