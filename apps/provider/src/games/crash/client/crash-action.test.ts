import { describe, expect, it } from 'vitest';
import type { CrashActionInput } from './crash-action.ts';
import { getCashOutMultiplier, getCrashAction } from './crash-action.ts';

const myBet = { betId: '1', bet: { stake: 1000, target: null }, stake: 1000, payout: null };
const withTarget = { ...myBet, bet: { stake: 1000, target: 200 } };
const decide = (input: Partial<CrashActionInput>) =>
  getCrashAction({
    myBet: undefined,
    isOpen: false,
    isBusy: false,
    isQueued: false,
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

  it('orders a bet on the next flight while no bet is accepted, and withdraws the order', () => {
    expect(decide({ phase: 'closed', myBet })).toEqual({ kind: 'aboard', isDisabled: true });
    expect(decide({ phase: 'closed' })).toEqual({ kind: 'queue', isDisabled: false });
    expect(decide({ phase: 'running' })).toEqual({ kind: 'queue', isDisabled: false });
    expect(decide({ phase: 'running', isQueued: true })).toEqual({ kind: 'queued', isDisabled: false });
    expect(decide({ phase: 'result', myBet: { ...myBet, payout: 0 } })).toEqual({ kind: 'queue', isDisabled: false });
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

  it('offers no action after a cash-out, and after the flight has reached the target', () => {
    const left = { kind: 'left', multiplier: 200, isDisabled: true };
    expect(decide({ phase: 'running', myBet: { ...myBet, payout: 2000 }, multiplier: 300 })).toEqual(left);
    expect(decide({ phase: 'running', myBet: withTarget, multiplier: 200 })).toEqual(left);
    expect(getCashOutMultiplier(withTarget, { phase: 'running', multiplier: 199 })).toBeUndefined();
    expect(getCashOutMultiplier(withTarget, { phase: 'result', multiplier: 300 })).toBeUndefined();
  });
});
