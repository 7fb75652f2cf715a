import { describe, expect, it } from 'vitest';
import type { AmmoPackView } from '../records.ts';
import type { ShootingAction, ShootingState } from './shooting-state.ts';
import {
  canFire,
  canHandBack,
  canLoad,
  canStep,
  countFreeUnits,
  createShootingState,
  getPrice,
  getShotLevel,
  reduceShooting,
} from './shooting-state.ts';

const fullPack: AmmoPackView = { roundId: 'r1', stake: 600, unit: 10, left: 60, shots: [], won: 0 };
const empty = createShootingState({
  ammoPack: null,
  commitment: 'c1',
  balance: 1000,
  prices: [60, 300, 600],
  preset: 300,
});
const play = (state: ShootingState, ...actions: readonly ShootingAction[]): ShootingState =>
  actions.reduce(reduceShooting, state);
const load = (ammoPack: AmmoPackView): ShootingAction => ({
  type: 'loaded',
  ammoPack,
  commitment: 'c2',
  balance: 400,
});

describe('createShootingState', () => {
  it('starts with the preset price, or with the price and the shots of the active ammo pack', () => {
    expect(getPrice(empty)).toBe(300);
    const shots = [{ creature: 'minnow', level: 1, prize: 0 } as const];
    const resumed = createShootingState({ ...empty, ammoPack: { ...fullPack, shots, left: 59 }, preset: 300 });
    expect([getPrice(resumed), countFreeUnits(resumed)]).toEqual([600, 59]);
  });
});

describe('reduceShooting', () => {
  it('is busy from a request to its response', () => {
    const busy = play(empty, { type: 'requested' });
    expect([canLoad(empty), canLoad(busy)]).toEqual([true, false]);
    expect(play(busy, { type: 'rejected' })).toEqual(empty);
    expect(play(busy, load(fullPack))).toMatchObject({ isBusy: false, ammoPack: fullPack, balance: 400 });
  });

  it('reserves the units of a flying shot, and releases them if it misses', () => {
    const fired = play(empty, load(fullPack), { type: 'fired', level: 10 });
    expect(countFreeUnits(fired)).toBe(50);
    expect(canHandBack(fired)).toBe(false);
    const missed = play(fired, { type: 'missed', level: 10 });
    expect(countFreeUnits(missed)).toBe(60);
    expect(canHandBack(missed)).toBe(true);
  });

  it('replaces the ammo pack by that of the server after a hit', () => {
    const after = { ...fullPack, left: 55 };
    const state = play(
      empty,
      load(fullPack),
      { type: 'fired', level: 5 },
      { type: 'settled', level: 5, ammoPack: after, commitment: 'c3' },
    );
    expect(state).toMatchObject({ ammoPack: after, commitment: 'c3', flyingUnits: 0 });
  });

  it('discards flying shots when the ammo pack is finished', () => {
    const state = play(
      empty,
      load(fullPack),
      { type: 'fired', level: 5 },
      { type: 'finished', commitment: 'c4', balance: 900 },
    );
    expect(state).toEqual({ ...empty, commitment: 'c4', balance: 900 });
  });

  it('steps through the prices before a purchase and through the levels after it, within their limits', () => {
    const up: ShootingAction = { type: 'stepped', by: 1 };
    const expensive = play(empty, up, up, up);
    expect(getPrice(expensive)).toBe(600);
    expect([canStep(expensive, 1), canStep(expensive, -1)]).toEqual([false, true]);
    const strong = play(expensive, load(fullPack), up, up);
    expect([getPrice(strong), getShotLevel(strong)]).toEqual([600, 3]);
    expect(play(strong, { type: 'requested' }, up).levelIndex).toBe(strong.levelIndex);
  });

  it('chooses a price that the balance can pay', () => {
    expect(getPrice(play(empty, { type: 'priceChosen', price: 60 }))).toBe(60);
  });
});

describe('getShotLevel', () => {
  it('uses all free units if they are fewer than the chosen level', () => {
    const state = { ...play(empty, load({ ...fullPack, left: 7 })), levelIndex: 4 };
    expect(getShotLevel(state)).toBe(7);
    expect(getShotLevel(play(state, { type: 'fired', level: 4 }))).toBe(3);
  });
});

describe('canFire', () => {
  it('allows a shot while the ammo pack has free units', () => {
    expect(canFire(empty)).toBe(false);
    const state = play(empty, load({ ...fullPack, left: 2 }));
    expect(canFire(state)).toBe(true);
    expect(canFire(play(state, { type: 'fired', level: 2 }))).toBe(false);
  });
});
