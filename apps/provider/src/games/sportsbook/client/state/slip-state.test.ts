import { describe, expect, it } from 'vitest';
import type { SlipView } from '../../bets/slip-records.ts';
import { maxLegs } from '../../rules/slip.ts';
import {
  acceptPrices,
  createSlipState,
  editAgain,
  finishPlacement,
  multipleKey,
  type Selection,
  setQuotes,
  setSlipOpen,
  toggleSelection,
  toSelectionKey,
  toSlipRequests,
  toStoredSlip,
} from './slip-state.ts';

const preset = 200;
const select = (match: string, outcome = 'home'): Selection => ({ match, market: 'result', outcome, seen: 210 });
const createSlip = (...selections: Selection[]) =>
  selections.reduce((state, selection) => toggleSelection(state, selection, preset), createSlipState(preset));
const bet = {} as SlipView;
const toResult = (selection: Selection, accepted: boolean) => ({
  betId: toSelectionKey(selection),
  selections: [selection],
  stake: preset,
  ...(accepted ? { bet } : { errorCode: 'round.closed' }),
});

describe('the slip', () => {
  it('adds a selection with the preset stake, and removes it at the second tap', () => {
    const one = createSlip(select('a'));
    expect(one.stakes[toSelectionKey(select('a'))]).toBe(preset);
    expect(createSlip(select('a'), select('a')).selections).toEqual([]);
  });

  it('becomes a multiple bet with two matches, and stays single bets with two outcomes of one match', () => {
    expect(createSlip(select('a'), select('b')).mode).toBe('multiple');
    expect(createSlip(select('a'), select('a', 'away')).mode).toBe('single');
    const single = { ...createSlip(select('a'), select('b')), mode: 'single' as const };
    expect(toggleSelection(single, select('c'), preset).mode).toBe('single');
  });

  it('rejects a selection above the limit, and any change while it is placed', () => {
    const full = createSlip(...Array.from({ length: maxLegs }, (_, index) => select(`m${index}`)));
    expect(toggleSelection(full, select('more'), preset)).toBe(full);
    for (const phase of ['placing', 'waiting'] as const) {
      const pending = { ...createSlip(select('a')), phase };
      expect(toggleSelection(pending, select('b'), preset)).toBe(pending);
    }
  });

  it('accepts the current price, and keeps the seen price of a closed outcome', () => {
    const slip = createSlip(select('a'), select('b'));
    const quoted = setQuotes(slip, slip.selections, [{ status: 'open', price: 250 }]);
    expect(acceptPrices(quoted).selections.map(({ seen }) => seen)).toEqual([250, 210]);
  });

  it('restores its selections, stakes and mode after a reload', () => {
    const slip = createSlip(select('a'), select('b'));
    const restored = { ...createSlipState(preset), ...JSON.parse(JSON.stringify(toStoredSlip(slip))) };
    expect(restored).toEqual({ ...slip, quotes: {} });
  });

  it('requests one bet for a multiple, and one for each single with a stake', () => {
    const slip = createSlip(select('a'), select('b'));
    expect(toSlipRequests(slip, () => 'id')).toMatchObject([{ stake: preset, selections: [{ match: 'a' }, {}] }]);
    const stakes = { [multipleKey]: 0, [toSelectionKey(select('b'))]: 500 };
    expect(toSlipRequests({ ...slip, mode: 'single', stakes }, () => 'id')).toEqual([
      {
        betId: 'id',
        stake: 500,
        acceptance: 'ask',
        selections: [{ match: 'b', market: 'result', outcome: 'home', price: 210 }],
      },
    ]);
  });

  it('keeps only rejected selections after a placement, and can return the accepted ones', () => {
    const slip = createSlip(select('a'), select('b'));
    const done = finishPlacement(slip, [toResult(select('a'), true), toResult(select('b'), false)]);
    expect(done).toMatchObject({ phase: 'done', selections: [{ match: 'b' }] });
    expect(editAgain(done, true).selections.map(({ match }) => match)).toEqual(['b', 'a']);
    expect(editAgain({ ...done, selections: [] }, false)).toMatchObject({ isOpen: false, phase: 'editing' });
    expect(setSlipOpen({ ...done, isOpen: true }, false)).toMatchObject({ isOpen: false, placed: [] });
  });
});
