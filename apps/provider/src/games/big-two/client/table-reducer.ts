import type { CardTableView } from '../table-view.ts';

export interface TableState {
  /** Table of the player. Null while the player is in the lobby. */
  readonly table: CardTableView | null;
  /** Balance in minor units. */
  readonly balance: number;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  /** Error of the last request. Undefined while a request runs, and after the server has accepted a request. */
  readonly error: { readonly errorCode: string } | undefined;
  /** Difference between the server clock and the device clock: server time minus device time, in milliseconds. */
  readonly skew: number;
}

export type TableAction =
  /**
   * `deviceNow` is the device time at which the page received the table, in epoch milliseconds. The page compares it
   * with the server time in `table` to compute `skew`.
   */
  | { readonly type: 'tableReceived'; readonly table: CardTableView; readonly deviceNow: number }
  | { readonly type: 'tableCancelled'; readonly id: string }
  /** Replaces the table of the player, e.g. after the player has left it. Null shows the lobby. */
  | { readonly type: 'tableReplaced'; readonly table: CardTableView | null }
  | { readonly type: 'stakeRejected'; readonly errorCode: string }
  | { readonly type: 'requestRejected'; readonly errorCode: string }
  | { readonly type: 'requestStarted' }
  | { readonly type: 'requestEnded' }
  | { readonly type: 'balanceChanged'; readonly balance: number }
  | { readonly type: 'connectionChanged'; readonly isConnected: boolean };

/** True if `next` is an older state of the current table. This happens when an event arrives late. */
const isOutdated = (current: CardTableView | null, next: CardTableView): boolean =>
  current?.id === next.id && current.moves.length > next.moves.length;

export const reduceTable = (state: TableState, action: TableAction): TableState => {
  switch (action.type) {
    case 'tableReceived': {
      const skew = action.table.now - action.deviceNow;
      return isOutdated(state.table, action.table) ? { ...state, skew } : { ...state, skew, table: action.table };
    }
    case 'tableCancelled':
      return state.table?.id === action.id ? { ...state, table: null } : state;
    case 'tableReplaced':
      return { ...state, table: action.table };
    case 'stakeRejected':
      return { ...state, table: null, error: { errorCode: action.errorCode } };
    case 'requestRejected':
      return { ...state, error: { errorCode: action.errorCode } };
    case 'requestStarted':
      return { ...state, isBusy: true, error: undefined };
    case 'requestEnded':
      return { ...state, isBusy: false };
    case 'balanceChanged':
      return { ...state, balance: action.balance };
    case 'connectionChanged':
      return { ...state, isConnected: action.isConnected };
  }
};
