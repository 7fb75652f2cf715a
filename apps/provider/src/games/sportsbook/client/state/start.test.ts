// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { MatchView } from '../../matches/match-view.ts';
import type { BoardState } from './board-store.ts';
import { addInitialSelection, takeStart } from './start.ts';
import { createSlipState, setSlipOpen, toggleSelection, type SlipState } from './slip-state.ts';

const createStores = (price: number | null, more: Partial<MatchView> = {}) => {
  const match = {
    id: 'm1',
    isSuspended: false,
    markets: [{ kind: 'result', id: 'result', outcomes: [{ id: 'home', price }] }],
    ...more,
  } as unknown as MatchView;
  let state: SlipState = createSlipState(100);
  const slip = {
    get: () => state,
    toggle: (selection: Parameters<typeof toggleSelection>[1]) => (state = toggleSelection(state, selection, 100)),
    setOpen: (isOpen: boolean) => (state = setSlipOpen(state, isOpen)),
  };
  const board = { get: () => ({ matches: new Map([['m1', match]]) }) as unknown as BoardState };
  return { board, slip };
};
const selection = { match: 'm1', market: 'result', outcome: 'home' };

it.each([
  ['?vendor=TEST', undefined],
  ['?vendor=TEST&at=five-seas-1-0', { match: 'five-seas-1-0', selection: undefined }],
  ['?vendor=TEST&at=m1_result_home', { match: 'm1', selection }],
])('reads a match, and a match with an outcome, from the launch %s', (search, start) => {
  history.replaceState(null, '', search);
  expect(takeStart()).toEqual(start);
});

it('removes the outcome from the address, so that a reload does not add it again', () => {
  history.replaceState(null, '', '?vendor=TEST&at=m1_result_home');
  takeStart();
  expect(location.search).toBe('?vendor=TEST&at=m1');
  expect(takeStart()).toEqual({ match: 'm1', selection: undefined });
});

it('puts the tapped outcome on the slip with its current price and opens the slip, also the second time', () => {
  const { board, slip } = createStores(185);
  for (let time = 0; time < 2; time += 1) {
    addInitialSelection(board, slip, selection);
    expect(slip.get()).toMatchObject({ selections: [{ ...selection, seen: 185 }], isOpen: true });
  }
});

it('leaves the slip as it is if the outcome is closed, suspended or unknown', () => {
  for (const { board, slip } of [createStores(null), createStores(185, { isSuspended: true })]) {
    addInitialSelection(board, slip, selection);
    expect(slip.get()).toMatchObject({ selections: [], isOpen: false });
  }
  const { board, slip } = createStores(185);
  addInitialSelection(board, slip, { ...selection, match: 'gone' });
  expect(slip.get().selections).toEqual([]);
});
