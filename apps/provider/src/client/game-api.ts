import type { Proof } from '../engine/rng/derivation.ts';
import type { RoundView, TableView } from '../engine/views.ts';
import { connectEventStream } from './event-stream.ts';
import { createUuid } from './uuid.ts';
import type { LaunchParams } from './launch-params.ts';
import { createSessionStorageItem } from './session-storage.ts';

export interface RejectedResult {
  readonly status: 'refused';
  readonly errorCode: string;
  /** Minor units. */
  readonly balance?: number;
}
export type ApiResult<Value> = { readonly status: 'done'; readonly value: Value } | RejectedResult;

/** A play request. Retries send it unchanged until a response arrives. */
export interface PendingPlay<Play> {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientPart: string;
  readonly play: Play;
}

export interface PlacedBet {
  readonly betId: string;
  /** Minor units. */
  readonly stake: number;
  readonly balance: number | null;
}

export interface GameApi {
  /** Opens the session with the launch token, or with the stored bearer after a reload. */
  readonly open: () => Promise<ApiResult<TableView>>;
  /** Loads the current table. */
  readonly table: () => Promise<ApiResult<TableView>>;
  /** Plays a round of an instant game. Retries until a response arrives. Calls `onLost` after each lost response. */
  readonly play: <Play, Outcome, State>(
    play: Play,
    onLost: () => void,
  ) => Promise<ApiResult<RoundView<Play, Outcome, State>>>;
  /** Play that a reload interrupted. */
  readonly interrupted: <Play>() => Play | undefined;
  /** Sends the interrupted play again. */
  readonly resume: <Play, Outcome, State>(onLost: () => void) => Promise<ApiResult<RoundView<Play, Outcome, State>>>;
  /** Places a bet in the round of a shared table. */
  readonly placeBet: (roundId: string, bet: unknown, onLost?: () => void) => Promise<ApiResult<PlacedBet>>;
  readonly cancelBet: (betId: string) => Promise<ApiResult<{ readonly balance: number | null }>>;
  readonly act: (
    betId: string,
    act: unknown,
  ) => Promise<ApiResult<{ readonly payout: number; readonly balance: number | null }>>;
  /**
   * Calls a custom game. Sends one attempt. With `shouldRetry` it retries until a response arrives, so the request must
   * contain an id.
   */
  readonly call: <Value>(
    name: string,
    request: unknown,
    options?: { readonly shouldRetry?: boolean; readonly onLost?: () => void },
  ) => Promise<ApiResult<Value>>;
  readonly history: <Round>(
    before?: string,
  ) => Promise<ApiResult<{ readonly rounds: readonly Round[]; readonly next: string | null }>>;
  readonly proof: <Value extends Proof = Proof>(roundId: string) => Promise<ApiResult<Value>>;
  /** Subscribes to events of the server until `stop`. Reconnects by itself. `onState` receives the connection state. */
  readonly live: (
    onEvent: (event: { readonly type: string } & Readonly<Record<string, unknown>>) => void,
    onState?: (isConnected: boolean) => void,
  ) => { readonly stop: () => void };
}

const maxAttempts = 40;
const timeoutMs = 25_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const createGameApi = ({ vendor, launchToken }: LaunchParams): GameApi => {
  const storedBearer = createSessionStorageItem('livery.bearer');
  const storedPlay = createSessionStorageItem('livery.order');
  let bearer = storedBearer.read();
  let commitment = '';

  /** Makes one attempt. Throws when the response was lost or the server could not decide. */
  const post = async <Value>(path: string, body: object): Promise<ApiResult<Value>> => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = await response.json();
    if (typeof json?.commitment === 'string') commitment = json.commitment;
    if (typeof json?.next === 'string' && path === '/api/play') commitment = json.next;
    if (response.ok) return { status: 'done', value: json };
    if (typeof json?.errorCode === 'string' && response.status < 500)
      return {
        status: 'refused',
        errorCode: json.errorCode,
        ...(typeof json.balance === 'number' ? { balance: json.balance } : {}),
      };
    throw new Error(`HTTP ${response.status}`);
  };

  const busy: RejectedResult = { status: 'refused', errorCode: 'system.busy' };
  const requestOnce = <Value>(path: string, body: object): Promise<ApiResult<Value>> =>
    post<Value>(path, body).catch(() => busy);

  /** Retries until a response arrives. The ids in the body make retries idempotent. */
  const requestWithRetry = async <Value>(
    path: string,
    body: object,
    onLost: () => void = () => undefined,
  ): Promise<ApiResult<Value>> => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        return await post<Value>(path, body);
      } catch {
        onLost();
        await pause(Math.min(500 * attempt, 4000));
      }
    }
    return busy;
  };

  const readPendingPlay = <Play>(): PendingPlay<Play> | undefined => {
    const pendingPlay = storedPlay.read();
    return pendingPlay === undefined ? undefined : (JSON.parse(pendingPlay) as PendingPlay<Play>);
  };

  const send = async <Play, Outcome, State>(
    pendingPlay: PendingPlay<Play>,
    onLost: () => void,
  ): Promise<ApiResult<RoundView<Play, Outcome, State>>> => {
    storedPlay.write(JSON.stringify(pendingPlay));
    const result = await requestWithRetry<RoundView<Play, Outcome, State>>('/api/play', pendingPlay, onLost);
    if (result.status === 'done' || result.errorCode !== 'system.busy') storedPlay.write(undefined);
    return result;
  };

  const table = (): Promise<ApiResult<TableView>> => requestOnce<TableView>('/api/table', {});

  return {
    open: async () => {
      if (!launchToken) return table();
      const result = await requestOnce<TableView & { bearer: string }>('/api/session', { token: launchToken, vendor });
      if (result.status === 'done') {
        bearer = result.value.bearer;
        storedBearer.write(bearer);
        storedPlay.write(undefined);
      }
      return result;
    },
    table,
    play: (play, onLost) => send({ roundId: createUuid(), commitment, clientPart: createUuid(), play }, onLost),
    interrupted: <Play>() => readPendingPlay<Play>()?.play,
    resume: async <Play, Outcome, State>(onLost: () => void) => {
      const pendingPlay = readPendingPlay<Play>();
      return pendingPlay ? send<Play, Outcome, State>(pendingPlay, onLost) : busy;
    },
    placeBet: (roundId, bet, onLost) => requestWithRetry('/api/bets', { betId: createUuid(), roundId, bet }, onLost),
    cancelBet: (betId) => requestWithRetry('/api/bets/cancel', { betId }),
    act: (betId, act) => requestWithRetry('/api/bets/act', { betId, act }),
    call: (name, request, { shouldRetry = false, onLost } = {}) =>
      shouldRetry
        ? requestWithRetry(`/api/call/${name}`, request as object, onLost)
        : requestOnce(`/api/call/${name}`, request as object),
    history: (before) => requestOnce('/api/history', before === undefined ? {} : { before }),
    proof: (roundId) => requestOnce('/api/proof', { roundId }),
    live: (onEvent, onState) => connectEventStream('/api/live', () => bearer ?? '', onEvent, onState),
  };
};
