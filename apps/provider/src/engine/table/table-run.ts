import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { DrawInput } from '../rng/derivation.ts';
import { newSeed } from '../rng/seeded-random.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { BetRecord, TableBet, TableRoundRecord } from '../../store/records.ts';
import { hashBets } from './hash-bets.ts';
import type { TableGame } from './table-game.ts';
import { toMyBets, toPublicBets, toTableRoundView } from './table-views.ts';

export interface TableRunOptions {
  readonly key: string;
  readonly game: TableGame;
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  readonly now: () => number;
  /** Factor for the lengths of betting, closed and result. */
  readonly tempo: number;
  /** Runs a task after a number of milliseconds on the clock of `now`. Returns a function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** A running table. It starts no new round when no page listens. */
export interface TableRun {
  readonly topic: string;
  readonly round: () => TableRoundRecord | undefined;
  /** Accepted bets of this round. `pending` has the bets without a wallet response yet. */
  readonly bets: () => readonly TableBet[];
  readonly pending: Map<string, TableBet>;
  /** Adds a bet to the round. Returns false when the bets are already frozen. */
  readonly accept: (bet: TableBet) => boolean;
  readonly withdraw: (betId: string) => void;
  /** Records the payout of a bet before the end of the round. Returns the changes to commit. */
  readonly settleEarly: (betId: string, payout: number) => Changes;
  /** Starts a round if none is active. */
  readonly wake: () => Promise<void>;
  readonly publishBets: () => void;
  readonly past: () => { readonly roundId: string; readonly number: number; readonly outcome: unknown }[];
  readonly close: () => void;
}

const maxStoredRounds = 300;
const maxShownRounds = 60;

export const createTableRun = ({
  key,
  game,
  store,
  betLedger,
  topicHub,
  createRandomSource,
  now,
  tempo,
  after,
  onError,
}: TableRunOptions): TableRun => {
  const { tableRounds } = store.tables;
  const topic = `table/${key}`;
  const listTableRounds = (): TableRoundRecord[] => [...tableRounds.values()].filter(({ table }) => table === key);
  let current: TableRoundRecord | undefined;
  let accepted: TableBet[] = [];
  const pending = new Map<string, TableBet>();
  let cancelTimer = (): void => undefined;
  let publishTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const toChanges = (round: TableRoundRecord): Changes => ({ tableRounds: { [`${key}/${round.roundId}`]: round } });
  const publishRound = (): void => {
    if (current) topicHub.publish(topic, { type: 'round', round: toTableRoundView(game, current, now(), tempo) });
  };
  const publishBets = (): void => {
    publishTimer ??= setTimeout(() => {
      publishTimer = undefined;
      topicHub.publish(topic, {
        type: 'bets',
        bets: toPublicBets(accepted),
        count: accepted.length,
        players: topicHub.countListeners(topic),
      });
    }, 250 * tempo).unref();
  };
  const at = (time: number, step: () => Promise<void>): void => {
    cancelTimer();
    if (!isClosed) cancelTimer = after(Math.max(0, time - now()), () => void step().catch(fail));
  };
  /** Retries a step that could not be stored. The round waits for it. */
  const fail = (error: unknown): void => {
    onError(error);
    at(now() + 1000, getNextStep());
  };
  const getNextStep = (): (() => Promise<void>) =>
    current?.phase === 'betting'
      ? closeBets
      : current?.phase === 'closed'
        ? run
        : current?.phase === 'running'
          ? end
          : open;

  const open = async (): Promise<void> => {
    if (topicHub.countListeners(topic) === 0) return void (current = undefined);
    const rounds = listTableRounds();
    const startedAt = now();
    const round: TableRoundRecord = {
      roundId: randomUUID(),
      table: key,
      engine: game.id,
      number: (rounds.at(-1)?.number ?? 0) + 1,
      phase: 'betting',
      startedAt,
      closesAt: startedAt + game.phases.betting * tempo,
      seed: newSeed(),
      bets: [],
    };
    const expiredRounds = Object.fromEntries(
      rounds.slice(0, -maxStoredRounds).map(({ roundId }) => [`${key}/${roundId}`, null]),
    );
    await store.commit(mergeChanges(toChanges(round), { tableRounds: expiredRounds }));
    accepted = [];
    current = round;
    publishRound();
    publishBets();
    at(round.closesAt, closeBets);
  };

  const closeBets = async (): Promise<void> => {
    if (!current) return;
    current = { ...current, phase: 'closed' };
    await store.commit(toChanges(current));
    publishRound();
    at(current.closesAt + game.phases.closed * tempo, run);
  };

  /** Freezes the bets and draws. After this step nothing can change the outcome. */
  const run = async (): Promise<void> => {
    if (!current) return;
    const { roundId, seed, number } = current;
    const clientPart = hashBets(accepted.map(({ betId }) => betId));
    const outcome = game.draw(createRandomSource(seed, { game: game.id, roundId, clientPart }), { number });
    const runsAt = now();
    current = {
      ...current,
      phase: 'running',
      clientPart,
      outcome,
      runsAt,
      endsAt: runsAt + game.runMs(outcome),
      bets: accepted,
    };
    await store.commit(toChanges(current));
    publishRound();
    at(current.endsAt ?? runsAt, end);
  };

  const settleAll = (
    round: TableRoundRecord,
  ): {
    readonly round: TableRoundRecord;
    readonly changes: Changes;
    readonly paid: readonly (readonly [playerKey: string, payoutId: string])[];
  } => {
    const changes: Changes[] = [];
    const paid: [string, string][] = [];
    const bets = round.bets.map((tableBet) => {
      const bet = betLedger.bet(tableBet.betId);
      if (tableBet.payout !== undefined || bet?.state !== 'open') return tableBet;
      const payout = game.settle(tableBet.bet, tableBet.stake, round.outcome);
      const payoutId = randomUUID();
      changes.push(betLedger.settlement(bet, payout, payoutId));
      if (payout > 0) paid.push([tableBet.seat, payoutId]);
      return { ...tableBet, payout };
    });
    const settled: TableRoundRecord = { ...round, phase: 'result', bets };
    return { round: settled, changes: mergeChanges(toChanges(settled), ...changes), paid };
  };

  const end = async (): Promise<void> => {
    if (!current) return;
    const { round, changes, paid } = settleAll({ ...current, bets: accepted });
    await betLedger.commit(changes);
    current = round;
    accepted = [...round.bets];
    publishRound();
    for (const playerKey of new Set(accepted.map((bet) => bet.seat)))
      topicHub.publish(`seat/${playerKey}`, {
        type: 'mine',
        roundId: round.roundId,
        bets: toMyBets(accepted, playerKey),
      });
    publishBets();
    for (const [playerKey, payoutId] of paid)
      betLedger
        .pay(payoutId)
        .then(
          (payout) =>
            payout?.balance !== undefined &&
            topicHub.publish(`seat/${playerKey}`, { type: 'balance', balance: payout.balance }),
          onError,
        );
    at((round.endsAt ?? now()) + game.phases.result * tempo, open);
  };

  /** Recovers rounds of a killed process: finishes a drawn round, cancels any other round and rolls back its bets. */
  const recover = async (): Promise<void> => {
    const open = betLedger
      .listOpenBets(game.id)
      .filter(({ data }) => (data as { table?: unknown } | null)?.table === key);
    for (const interruptedRound of listTableRounds().filter(
      ({ phase }) => phase !== 'result' && phase !== 'cancelled',
    )) {
      if (interruptedRound.phase === 'running' && game.whenInterrupted !== 'roll-back')
        await betLedger.commit(settleAll(interruptedRound).changes);
      else await store.commit(toChanges({ ...interruptedRound, phase: 'cancelled' }));
    }
    const orphans = open
      .map(({ betId }) => betLedger.bet(betId))
      .filter((bet): bet is BetRecord => bet?.state === 'open');
    if (orphans.length > 0) await betLedger.commit(...orphans.map((bet) => betLedger.rollback(bet)));
  };
  const recovered = recover().catch(onError);
  let waking: Promise<void> | undefined;

  return {
    topic,
    round: () => current,
    bets: () => accepted,
    pending,
    accept: (bet) => {
      const isOpen = current?.phase === 'betting' || current?.phase === 'closed';
      if (isOpen) accepted = [...accepted, bet];
      return isOpen;
    },
    withdraw: (betId) => void (accepted = accepted.filter((bet) => bet.betId !== betId)),
    settleEarly: (betId, payout) => {
      accepted = accepted.map((bet) => (bet.betId === betId ? { ...bet, payout } : bet));
      if (!current) return {};
      current = { ...current, bets: accepted };
      return toChanges(current);
    },
    wake: () =>
      (waking ??= recovered
        .then(() => (current ? undefined : open()))
        .catch(onError)
        .finally(() => (waking = undefined))),
    publishBets,
    past: () =>
      listTableRounds()
        .filter(({ phase }) => phase === 'result')
        .slice(-maxShownRounds)
        .map(({ roundId, number, outcome }) => ({ roundId, number, outcome })),
    close: () => {
      isClosed = true;
      cancelTimer();
      clearTimeout(publishTimer);
    },
  };
};
