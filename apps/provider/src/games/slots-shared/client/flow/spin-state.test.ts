import { describe, expect, it } from 'vitest';
import type { SlotFreeSpins } from '../../rules/slot-play.ts';
import type { SpinState } from './spin-state.ts';
import { canChangeBet, chooseSpin, reduceSpins } from './spin-state.ts';

const series: SlotFreeSpins = { left: 3, awarded: 8, bet: 100, won: 40 };
const idle: SpinState<SlotFreeSpins> = { isBusy: false, series: null };

describe('reduceSpins', () => {
  it('is busy from the start of the spins to their end', () => {
    const started = reduceSpins(idle, { type: 'started' });
    expect(started.isBusy).toBe(true);
    expect(reduceSpins(started, { type: 'finished' })).toEqual(idle);
  });

  it('stores the series that a spin won, and ends it with its last free spin', () => {
    const busy = { ...idle, isBusy: true };
    const landed = reduceSpins(busy, { type: 'landed', freeSpins: series });
    expect(landed).toEqual({ isBusy: true, series });
    expect(reduceSpins(landed, { type: 'landed', freeSpins: { ...series, left: 0 } })).toEqual(busy);
    expect(reduceSpins(landed, { type: 'landed', freeSpins: null })).toEqual(busy);
  });
});

describe('chooseSpin', () => {
  it('plays the bet if the balance can pay it', () => {
    expect(chooseSpin(idle, 100, 100)).toEqual({ kind: 'paid', bet: 100 });
    expect(chooseSpin(idle, 100, 99)).toBe('unaffordable');
  });

  it('plays the free spins of a series, also with an empty balance', () => {
    expect(chooseSpin({ isBusy: false, series }, 100, 0)).toEqual({ kind: 'free', bet: 0 });
  });

  it('ignores a tap while spins are shown', () => {
    expect(chooseSpin({ isBusy: true, series }, 100, 100)).toBeUndefined();
    expect(chooseSpin({ isBusy: true, series: null }, 100, 100)).toBeUndefined();
  });
});

describe('canChangeBet', () => {
  it('allows a change only between spins and outside a series', () => {
    expect(canChangeBet(idle)).toBe(true);
    expect(canChangeBet({ isBusy: true, series: null })).toBe(false);
    expect(canChangeBet({ isBusy: false, series })).toBe(false);
  });
});
