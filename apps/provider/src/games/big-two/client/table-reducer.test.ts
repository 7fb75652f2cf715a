import { describe, expect, it } from 'vitest';
import type { CardTableView } from '../table-view.ts';
import { reduceTable, type TableState } from './table-reducer.ts';

const move = { isMine: true, cards: [0], isForced: false };
const toTable = (id: string, moveCount = 0): CardTableView => ({
  id,
  state: 'playing',
  now: 5000,
  stake: 1000,
  pot: 2000,
  rake: 100,
  prize: 1900,
  commitment: '',
  isReady: true,
  isAway: false,
  opponent: null,
  hand: [],
  isMyTurn: true,
  turnEndsAt: 0,
  onTable: [],
  opening: null,
  moves: Array.from({ length: moveCount }, () => move),
  hasWon: null,
  shown: [],
});
const lobby: TableState = {
  table: null,
  balance: 0,
  isConnected: true,
  isBusy: false,
  error: undefined,
  skew: 0,
};
const receive = (state: TableState, table: CardTableView) =>
  reduceTable(state, { type: 'tableReceived', table, deviceNow: 4000 });

describe('reduceTable', () => {
  it('applies newer states of a table, and ignores older ones', () => {
    const atTwo = receive(lobby, toTable('a', 2));
    expect(atTwo).toMatchObject({ table: { id: 'a' }, skew: 1000 });
    expect(receive(atTwo, toTable('a', 1)).table?.moves).toHaveLength(2);
    expect(receive(atTwo, toTable('a', 3)).table?.moves).toHaveLength(3);
    expect(receive(atTwo, toTable('b')).table?.id).toBe('b');
  });

  it('returns to the lobby only when the current table is cancelled', () => {
    const seated = receive(lobby, toTable('a'));
    expect(reduceTable(seated, { type: 'tableCancelled', id: 'b' })).toBe(seated);
    expect(reduceTable(seated, { type: 'tableCancelled', id: 'a' }).table).toBeNull();
  });

  it('returns to the lobby with the error of a rejected stake', () => {
    const seated = receive(lobby, toTable('a'));
    expect(reduceTable(seated, { type: 'stakeRejected', errorCode: 'round.stale' })).toMatchObject({
      table: null,
      error: { errorCode: 'round.stale' },
    });
  });

  it('clears the last error when a request starts', () => {
    const rejected = reduceTable(lobby, { type: 'requestRejected', errorCode: 'cards.bad.move' });
    const busy = reduceTable(rejected, { type: 'requestStarted' });
    expect(busy).toMatchObject({ isBusy: true, error: undefined });
    expect(reduceTable(busy, { type: 'requestEnded' }).isBusy).toBe(false);
  });
});
