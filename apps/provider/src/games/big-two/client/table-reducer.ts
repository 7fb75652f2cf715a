import type { CardTableView } from '../table-view.ts';

/** State of the card room on the page. */
export interface TableState {
  /** Current table. Null in the lobby. */
  readonly table: CardTableView | null;
  /** In minor units. */
  readonly balance: number;
  readonly isConnected: boolean;
  /** True while a request waits for its response. */
  readonly isBusy: boolean;
  /** Rejection of the last request. */
  readonly error: { readonly errorCode: string } | undefined;
  /** Milliseconds to add to the device clock to get the server time. */
  readonly skew: number;
}

export type TableAction =
  /** `deviceNow`: epoch milliseconds of the device. */
  | { readonly type: 'tableReceived'; readonly table: CardTableView; readonly deviceNow: number }
  | { readonly type: 'tableCancelled'; readonly id: string }
  /** The player has left a table, for another one or for the lobby. */
  | { readonly type: 'tableReplaced'; readonly table: CardTableView | null }
  | { readonly type: 'stakeRejected'; readonly errorCode: string }
  | { readonly type: 'requestRejected'; readonly errorCode: string }
  | { readonly type: 'requestStarted' }
  | { readonly type: 'requestEnded' }
  | { readonly type: 'balanceChanged'; readonly balance: number }
  | { readonly type: 'connectionChanged'; readonly isConnected: boolean };

/** True if `next` is an older state of the current table, e.g. a late event. */
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
