import type { Proof } from '../engine/fair/derivation.ts';
import type { RoundView, TableView } from '../engine/views.ts';
import { openStream } from './live-stream.ts';
import { newId } from './new-id.ts';
import type { PageFacts } from './page-facts.ts';
import { tabMemory } from './tab-memory.ts';

export interface Refused {
  readonly status: 'refused';
  readonly errorCode: string;
  /** Minor units. */
  readonly balance?: number;
}
export type Answer<Value> = { readonly status: 'done'; readonly value: Value } | Refused;

/** A play as it was asked for: repeated as it is until there is an answer. */
export interface PlayOrder<Play> {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientPart: string;
  readonly play: Play;
}

export interface TakenBet {
  readonly betId: string;
  /** Minor units. */
  readonly stake: number;
  readonly balance: number | null;
}

export interface GameApi {
  /** Sits down with the launch token, or with what this tab remembers after a reload. */
  readonly open: () => Promise<Answer<TableView>>;
  /** The table as it is now. */
  readonly table: () => Promise<Answer<TableView>>;
  /** Plays a round of an instant game, asking until there is an answer. `onLost` is told of each lost one. */
  readonly play: <Play, Outcome, State>(
    play: Play,
    onLost: () => void,
  ) => Promise<Answer<RoundView<Play, Outcome, State>>>;
  /** The play that a reload interrupted. */
  readonly interrupted: <Play>() => Play | undefined;
  /** Asks again for the play that a reload interrupted. */
  readonly resume: <Play, Outcome, State>(onLost: () => void) => Promise<Answer<RoundView<Play, Outcome, State>>>;
  /** Places a bet in the round of a shared table. */
  readonly placeBet: (roundId: string, bet: unknown, onLost?: () => void) => Promise<Answer<TakenBet>>;
  readonly cancelBet: (betId: string) => Promise<Answer<{ readonly balance: number | null }>>;
  readonly act: (
    betId: string,
    act: unknown,
  ) => Promise<Answer<{ readonly payout: number; readonly balance: number | null }>>;
  /** A call of a custom game. Asked once unless `insists`: then until there is an answer, so the request must carry an id. */
  readonly call: <Value>(
    name: string,
    request: unknown,
    options?: { readonly insists?: boolean; readonly onLost?: () => void },
  ) => Promise<Answer<Value>>;
  readonly history: <Round>(
    before?: string,
  ) => Promise<Answer<{ readonly rounds: readonly Round[]; readonly next: string | null }>>;
  readonly proof: <Value extends Proof = Proof>(roundId: string) => Promise<Answer<Value>>;
  /** Hears what the server tells until `stop`; connects again by itself. `onState`: whether it is connected. */
  readonly live: (
    hear: (event: { readonly type: string } & Readonly<Record<string, unknown>>) => void,
    onState?: (isConnected: boolean) => void,
  ) => { readonly stop: () => void };
}

const attempts = 40;
const timeoutMs = 25_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const createGameApi = ({ vendor, launchToken }: PageFacts): GameApi => {
  const savedBearer = tabMemory('livery.bearer');
  const savedOrder = tabMemory('livery.order');
  let bearer = savedBearer.read();
  let commitment = '';

  /** One attempt. Throws when the answer was lost or the server could not say. */
  const post = async <Value>(path: string, body: object): Promise<Answer<Value>> => {
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

  const busy: Refused = { status: 'refused', errorCode: 'system.busy' };
  const once = <Value>(path: string, body: object): Promise<Answer<Value>> => post<Value>(path, body).catch(() => busy);

  /** Asks until there is an answer: the ids in the body make every repetition the same request. */
  const insist = async <Value>(
    path: string,
    body: object,
    onLost: () => void = () => undefined,
  ): Promise<Answer<Value>> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await post<Value>(path, body);
      } catch {
        onLost();
        await pause(Math.min(500 * attempt, 4000));
      }
    }
    return busy;
  };

  const readOrder = <Play>(): PlayOrder<Play> | undefined => {
    const order = savedOrder.read();
    return order === undefined ? undefined : (JSON.parse(order) as PlayOrder<Play>);
  };

  const send = async <Play, Outcome, State>(
    order: PlayOrder<Play>,
    onLost: () => void,
  ): Promise<Answer<RoundView<Play, Outcome, State>>> => {
    savedOrder.write(JSON.stringify(order));
    const answer = await insist<RoundView<Play, Outcome, State>>('/api/play', order, onLost);
    if (answer.status === 'done' || answer.errorCode !== 'system.busy') savedOrder.write(undefined);
    return answer;
  };

  const table = (): Promise<Answer<TableView>> => once<TableView>('/api/table', {});

  return {
    open: async () => {
      if (!launchToken) return table();
      const answer = await once<TableView & { bearer: string }>('/api/session', { token: launchToken, vendor });
      if (answer.status === 'done') {
        bearer = answer.value.bearer;
        savedBearer.write(bearer);
        savedOrder.write(undefined);
      }
      return answer;
    },
    table,
    play: (play, onLost) => send({ roundId: newId(), commitment, clientPart: newId(), play }, onLost),
    interrupted: <Play>() => readOrder<Play>()?.play,
    resume: async <Play, Outcome, State>(onLost: () => void) => {
      const order = readOrder<Play>();
      return order ? send<Play, Outcome, State>(order, onLost) : busy;
    },
    placeBet: (roundId, bet, onLost) => insist('/api/bets', { betId: newId(), roundId, bet }, onLost),
    cancelBet: (betId) => insist('/api/bets/cancel', { betId }),
    act: (betId, act) => insist('/api/bets/act', { betId, act }),
    call: (name, request, { insists = false, onLost } = {}) =>
      insists ? insist(`/api/call/${name}`, request as object, onLost) : once(`/api/call/${name}`, request as object),
    history: (before) => once('/api/history', before === undefined ? {} : { before }),
    proof: (roundId) => once('/api/proof', { roundId }),
    live: (hear, onState) => openStream('/api/live', () => bearer ?? '', hear, onState),
  };
};
