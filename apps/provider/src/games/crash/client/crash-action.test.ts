import { describe, expect, it } from 'vitest';
import type { CrashActionInput } from './crash-action.ts';
import { getCashOutMultiplier, getCrashAction, isResultCertain } from './crash-action.ts';

const myBet = { betId: '1', bet: { stake: 1000, target: null }, stake: 1000, payout: null };
const withTarget = { ...myBet, bet: { stake: 1000, target: 200 } };
const decide = (input: Partial<CrashActionInput>) =>
  getCrashAction({
    myBet: undefined,
    isOpen: false,
    isBusy: false,
    isConnected: true,
    isResting: false,
    queuedStake: undefined,
    phase: 'betting',
    multiplier: 100,
    ...input,
  });

describe('getCrashAction', () => {
  it('places and cancels a bet while the table is open', () => {
    expect(decide({ isOpen: true })).toEqual({ kind: 'bet', isDisabled: false });
    expect(decide({ isOpen: true, myBet })).toEqual({ kind: 'cancel', stake: 1000, isDisabled: false });
    expect(decide({ isOpen: true, myBet, isBusy: true })).toEqual({ kind: 'busy', isDisabled: true });
  });

  it('queues a bet for the next flight while the panel has no running bet, and cancels the queued bet', () => {
    expect(decide({ phase: 'closed', myBet })).toEqual({ kind: 'aboard', isDisabled: true });
    expect(decide({ phase: 'closed' })).toEqual({ kind: 'queue', isDisabled: false });
    expect(decide({ phase: 'running' })).toEqual({ kind: 'queue', isDisabled: false });
    expect(decide({ phase: 'running', queuedStake: 1000 })).toEqual({ kind: 'queued', stake: 1000, isDisabled: false });
    expect(decide({ phase: 'running', myBet: { ...myBet, payout: 2000 } })).toEqual({
      kind: 'queue',
      isDisabled: false,
    });
    expect(decide({ phase: 'result', myBet: { ...myBet, payout: 0 } })).toEqual({ kind: 'queue', isDisabled: false });
  });

  it('does not queue a bet without a connection, but cancels a queued bet', () => {
    expect(decide({ phase: 'running', isConnected: false })).toEqual({ kind: 'wait', isDisabled: true });
    expect(decide({ phase: 'running', isConnected: false, queuedStake: 1000 })).toMatchObject({
      kind: 'queued',
      isDisabled: false,
    });
  });

  it('does not queue a bet with a tap right after a cash-out or a loss, or before the result of the bet', () => {
    const isResting = true;
    expect(decide({ phase: 'running', myBet: { ...myBet, payout: 2000 }, isResting })).toEqual({
      kind: 'left',
      multiplier: 200,
      isDisabled: true,
    });
    expect(decide({ phase: 'result', myBet: { ...myBet, payout: 0 }, isResting })).toMatchObject({ isDisabled: true });
    expect(decide({ phase: 'result', myBet })).toEqual({ kind: 'gone', isDisabled: true });
  });

  it('waits before the first event of the server', () => {
    expect(decide({ phase: undefined })).toEqual({ kind: 'wait', isDisabled: true });
  });

  it('cashes out during the flight above 1.00×', () => {
    expect(decide({ phase: 'running', myBet, multiplier: 250 })).toEqual({
      kind: 'cashOut',
      payout: 2500,
      isDisabled: false,
    });
    expect(decide({ phase: 'running', myBet, multiplier: 100 })).toMatchObject({ isDisabled: true });
  });

  it('cashes out at the target, and no longer offers the cash-out', () => {
    expect(decide({ phase: 'running', myBet: withTarget, multiplier: 199 })).toMatchObject({ kind: 'cashOut' });
    expect(decide({ phase: 'running', myBet: withTarget, multiplier: 200 })).toMatchObject({ kind: 'queue' });
    expect(getCashOutMultiplier(withTarget, { phase: 'running', multiplier: 199 })).toBeUndefined();
    expect(getCashOutMultiplier(withTarget, { phase: 'result', multiplier: 300 })).toBe(200);
    expect(getCashOutMultiplier(withTarget, { phase: 'betting', multiplier: 300 })).toBeUndefined();
  });
});

describe('isResultCertain', () => {
  it('waits after the target is reached, because the event with the end of the flight can be delayed', () => {
    const running = (multiplier: number) => isResultCertain(withTarget, { phase: 'running', multiplier });
    expect([running(200), running(206), running(210)]).toEqual([false, false, true]);
    expect(isResultCertain(withTarget, { phase: 'result', multiplier: 300 })).toBe(false);
    expect(isResultCertain({ ...withTarget, payout: 0 }, { phase: 'result', multiplier: 150 })).toBe(true);
  });
});
