import type { Proof } from '../../engine/rng/derivation.ts';
import type { RoundView, TableView } from '../../engine/views.ts';
import { ApiRequests, type ApiResult, busyResult } from './api-requests.ts';
import { connectEventStream } from './event-stream.ts';
import { createUuid } from './uuid.ts';
import type { LaunchParams } from './launch-params.ts';
import { createSessionStorageItem } from '../session/session-storage.ts';

/**
 * Request to play a round. The page stores this request until its response arrives. Each retry sends the same request
 * again.
 */
export interface PendingPlay<Play> {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientPart: string;
  readonly play: Play;
}

export interface PlacedBet {
  readonly betId: string;
  /** Stake in minor units. */
  readonly stake: number;
  readonly balance: number | null;
}

export interface GameApi {
  /**
   * Opens the session with the launch token from the URL of the game. After a reload, the URL has no token. Then
   * loads the current session with the stored bearer token.
   */
  readonly open: () => Promise<ApiResult<TableView>>;
  /** Loads the game, the balance, the limits and the state of the current session. */
  readonly table: () => Promise<ApiResult<TableView>>;
  /**
   * Plays a round of an instant game, which is a game in which each player has separate rounds. Makes several
   * attempts until a response arrives. Calls `onLost` after each lost response.
   */
  readonly play: <Play, Outcome, State>(
    play: Play,
    onLost: () => void,
  ) => Promise<ApiResult<RoundView<Play, Outcome, State>>>;
  /**
   * Returns the play request that was still waiting for its response when the page was reloaded. Undefined if there is
   * none.
   */
  readonly interrupted: <Play>() => Play | undefined;
  /** Sends the play request from `interrupted` again. */
  readonly resume: <Play, Outcome, State>(onLost: () => void) => Promise<ApiResult<RoundView<Play, Outcome, State>>>;
  readonly placeBet: (roundId: string, bet: unknown, onLost?: () => void) => Promise<ApiResult<PlacedBet>>;
  readonly cancelBet: (betId: string) => Promise<ApiResult<{ readonly balance: number | null }>>;
  readonly act: (
    betId: string,
    act: unknown,
  ) => Promise<ApiResult<{ readonly payout: number; readonly balance: number | null }>>;
  /**
   * Sends a request of a custom game (a game with its own kinds of requests). If `shouldRetry` is true, repeats the
   * request until a response arrives, so the request must contain an id. Otherwise makes one attempt.
   */
  readonly call: <Value>(
    name: string,
    request: unknown,
    options?: { readonly shouldRetry?: boolean; readonly onLost?: () => void },
  ) => Promise<ApiResult<Value>>;
  /** Hash of the seed of the next round, in hexadecimal. */
  readonly commitment: () => string;
  /** Calls `show` with the hash of the seed of the next round, now and at each change. */
  readonly watchCommitment: (show: (commitment: string) => void) => void;
  /**
   * True if the page was reloaded after the response of the round and before the end of its animation. The player has
   * then not seen the result.
   */
  readonly isUnseen: (roundId: string) => boolean;
  /** Records that the player has seen the results of all rounds. */
  readonly markSeen: () => void;
  readonly history: <Round>(
    before?: string,
  ) => Promise<ApiResult<{ readonly rounds: readonly Round[]; readonly next: string | null }>>;
  readonly proof: <Value extends Proof = Proof>(roundId: string) => Promise<ApiResult<Value>>;
  /**
   * Subscribes to the events of the server. The result has the function `stop`, which ends the subscription.
   * Reconnects after each interruption. `onState` is called when the connection opens or breaks.
   */
  readonly live: (
    onEvent: (event: { readonly type: string } & Readonly<Record<string, unknown>>) => void,
    onState?: (isConnected: boolean) => void,
  ) => { readonly stop: () => void };
}

/**
 * Creates the session storage item for the play request that waits for its response. After a reload, the page can send
 * this request again.
 */
const createPendingPlayItem = () => {
  const item = createSessionStorageItem('livery.order');
  return {
    read: <Play>(): PendingPlay<Play> | undefined => {
      const stored = item.read();
      return stored === undefined ? undefined : (JSON.parse(stored) as PendingPlay<Play>);
    },
    write: (pendingPlay: PendingPlay<unknown>): void => item.write(JSON.stringify(pendingPlay)),
    clear: (): void => item.write(undefined),
  };
};

export const createGameApi = ({ vendor, launchToken }: LaunchParams): GameApi => {
  const storedBearer = createSessionStorageItem('livery.bearer');
  const storedPlay = createPendingPlayItem();
  const unseenRound = createSessionStorageItem('livery.unseen');
  const requests = new ApiRequests(storedBearer.read());

  const send = async <Play, Outcome, State>(
    pendingPlay: PendingPlay<Play>,
    onLost: () => void,
  ): Promise<ApiResult<RoundView<Play, Outcome, State>>> => {
    storedPlay.write(pendingPlay);
    const result = await requests.sendWithRetry<RoundView<Play, Outcome, State>>('/api/play', pendingPlay, onLost);
    if (result.status === 'done') unseenRound.write(pendingPlay.roundId);
    if (result.status === 'done' || result.errorCode !== 'system.busy') storedPlay.clear();
    return result;
  };

  const table = (): Promise<ApiResult<TableView>> => requests.sendOnce<TableView>('/api/table', {});

  const open = async (): Promise<ApiResult<TableView>> => {
    if (!launchToken) return table();
    const session = { token: launchToken, vendor };
    const result = await requests.sendOnce<TableView & { readonly bearer: string }>('/api/session', session);
    if (result.status === 'done') {
      requests.bearer = result.value.bearer;
      storedBearer.write(requests.bearer);
      // A new session cannot repeat a play request of an earlier session, so the page deletes the stored request. The
      // server may have processed it before. The round is then `lastRound` in the response. The page marks this round
      // as unseen, so that the game shows its result.
      const pendingPlay = storedPlay.read();
      if (pendingPlay) unseenRound.write(pendingPlay.roundId);
      storedPlay.clear();
    }
    return result;
  };

  return {
    open,
    table,
    play: (play, onLost) =>
      send({ roundId: createUuid(), commitment: requests.commitment, clientPart: createUuid(), play }, onLost),
    interrupted: <Play>() => storedPlay.read<Play>()?.play,
    resume: async <Play, Outcome, State>(onLost: () => void) => {
      const pendingPlay = storedPlay.read<Play>();
      return pendingPlay ? send<Play, Outcome, State>(pendingPlay, onLost) : busyResult;
    },
    placeBet: (roundId, bet, onLost) =>
      requests.sendWithRetry('/api/bets', { betId: createUuid(), roundId, bet }, onLost),
    cancelBet: (betId) => requests.sendWithRetry('/api/bets/cancel', { betId }),
    act: (betId, act) => requests.sendWithRetry('/api/bets/act', { betId, act }),
    call: (name, request, { shouldRetry = false, onLost } = {}) =>
      shouldRetry
        ? requests.sendWithRetry(`/api/call/${name}`, request as object, onLost)
        : requests.sendOnce(`/api/call/${name}`, request as object),
    commitment: () => requests.commitment,
    watchCommitment: (show) => {
      requests.onCommitment = show;
      show(requests.commitment);
    },
    isUnseen: (roundId) => unseenRound.read() === roundId,
    markSeen: () => unseenRound.write(undefined),
    history: (before) => requests.sendOnce('/api/history', before === undefined ? {} : { before }),
    proof: (roundId) => requests.sendOnce('/api/proof', { roundId }),
    live: (onEvent, onState) => connectEventStream('/api/live', () => requests.bearer ?? '', onEvent, onState),
  };
};
