import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { together } from '../../store/provider-store.ts';
import type { Bank } from '../bank/bank.ts';
import type { DrawOf } from '../fair/derivation.ts';
import { newSeed } from '../fair/seeded-words.ts';
import type { WordSource } from '../fair/uniform-below.ts';
import type { Live } from '../live/live.ts';
import type { BetRecord, TableBet, TableRoundRecord } from '../records.ts';
import { betsDigest } from './bets-digest.ts';
import type { TableGame } from './table-game.ts';
import { ownBets, seenBets, tableRoundView } from './table-views.ts';

export interface TableRunOptions {
  readonly key: string;
  readonly game: TableGame;
  readonly store: ProviderStore;
  readonly bank: Bank;
  readonly live: Live;
  readonly words: (seed: string, draw: DrawOf) => WordSource;
  readonly now: () => number;
  /** What the lengths of betting, closed and result are multiplied by. */
  readonly tempo: number;
  /** Runs a task after so many milliseconds of the same clock that `now` reads. Gives what calls it off. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly onTrouble: (error: unknown) => void;
}

/** A table with its clock. It sleeps while nobody looks and nothing is at stake. */
export interface TableRun {
  readonly topic: string;
  readonly round: () => TableRoundRecord | undefined;
  /** Bets that are taken in this round, and those whose answer is still to come. */
  readonly bets: () => readonly TableBet[];
  readonly pending: Map<string, TableBet>;
  /** The bet takes part from now on; false when it came too late. */
  readonly accept: (bet: TableBet) => boolean;
  readonly withdraw: (betId: string) => void;
  /** Notes what a bet was settled with before the end. Gives what must be committed with it. */
  readonly settleEarly: (betId: string, payout: number) => Changes;
  /** Deals a round if the table sleeps. */
  readonly wake: () => Promise<void>;
  readonly tellBets: () => void;
  readonly past: () => { readonly roundId: string; readonly number: number; readonly outcome: unknown }[];
  readonly close: () => void;
}

const keptRounds = 300;
const shownRounds = 60;

export const createTableRun = ({
  key,
  game,
  store,
  bank,
  live,
  words,
  now,
  tempo,
  after,
  onTrouble,
}: TableRunOptions): TableRun => {
  const { tableRounds } = store.tables;
  const topic = `table/${key}`;
  const ofTable = (): TableRoundRecord[] => [...tableRounds.values()].filter(({ table }) => table === key);
  let current: TableRoundRecord | undefined;
  let accepted: TableBet[] = [];
  const pending = new Map<string, TableBet>();
  let callOff = (): void => undefined;
  let telling: NodeJS.Timeout | undefined;
  let isClosed = false;

  const recordOf = (round: TableRoundRecord): Changes => ({ tableRounds: { [`${key}/${round.roundId}`]: round } });
  const tellRound = (): void => {
    if (current) live.tell(topic, { type: 'round', round: tableRoundView(game, current, now(), tempo) });
  };
  const tellBets = (): void => {
    telling ??= setTimeout(() => {
      telling = undefined;
      live.tell(topic, {
        type: 'bets',
        bets: seenBets(accepted),
        count: accepted.length,
        players: live.listeners(topic),
      });
    }, 250 * tempo).unref();
  };
  const at = (time: number, step: () => Promise<void>): void => {
    callOff();
    if (!isClosed) callOff = after(Math.max(0, time - now()), () => void step().catch(fail));
  };
  /** A step that could not be stored is tried again: the round waits for it. */
  const fail = (error: unknown): void => {
    onTrouble(error);
    at(now() + 1000, stepOf());
  };
  const stepOf = (): (() => Promise<void>) =>
    current?.phase === 'betting'
      ? closeBets
      : current?.phase === 'closed'
        ? run
        : current?.phase === 'running'
          ? end
          : open;

  const open = async (): Promise<void> => {
    if (live.listeners(topic) === 0) return void (current = undefined);
    const rounds = ofTable();
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
    const forgotten = Object.fromEntries(
      rounds.slice(0, -keptRounds).map(({ roundId }) => [`${key}/${roundId}`, null]),
    );
    await store.commit(together(recordOf(round), { tableRounds: forgotten }));
    accepted = [];
    current = round;
    tellRound();
    tellBets();
    at(round.closesAt, closeBets);
  };

  const closeBets = async (): Promise<void> => {
    if (!current) return;
    current = { ...current, phase: 'closed' };
    await store.commit(recordOf(current));
    tellRound();
    at(current.closesAt + game.phases.closed * tempo, run);
  };

  /** Freezes the bets and draws: from here on nothing can change the outcome. */
  const run = async (): Promise<void> => {
    if (!current) return;
    const { roundId, seed, number } = current;
    const clientPart = betsDigest(accepted.map(({ betId }) => betId));
    const outcome = game.draw(words(seed, { game: game.id, roundId, clientPart }), { number });
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
    await store.commit(recordOf(current));
    tellRound();
    at(current.endsAt ?? runsAt, end);
  };

  const settleAll = (
    round: TableRoundRecord,
  ): {
    readonly round: TableRoundRecord;
    readonly changes: Changes;
    readonly paid: readonly (readonly [seat: string, payoutId: string])[];
  } => {
    const changes: Changes[] = [];
    const paid: [string, string][] = [];
    const bets = round.bets.map((own) => {
      const bet = bank.bet(own.betId);
      if (own.payout !== undefined || bet?.state !== 'open') return own;
      const payout = game.settle(own.bet, own.stake, round.outcome);
      const payoutId = randomUUID();
      changes.push(bank.settling(bet, payout, payoutId));
      if (payout > 0) paid.push([own.seat, payoutId]);
      return { ...own, payout };
    });
    const settled: TableRoundRecord = { ...round, phase: 'result', bets };
    return { round: settled, changes: together(recordOf(settled), ...changes), paid };
  };

  const end = async (): Promise<void> => {
    if (!current) return;
    const { round, changes, paid } = settleAll({ ...current, bets: accepted });
    await bank.commit(changes);
    current = round;
    accepted = [...round.bets];
    tellRound();
    for (const seat of new Set(accepted.map((bet) => bet.seat)))
      live.tell(`seat/${seat}`, { type: 'mine', roundId: round.roundId, bets: ownBets(accepted, seat) });
    tellBets();
    for (const [seat, payoutId] of paid)
      bank
        .pay(payoutId)
        .then(
          (payout) =>
            payout?.balance !== undefined && live.tell(`seat/${seat}`, { type: 'balance', balance: payout.balance }),
          onTrouble,
        );
    at((round.endsAt ?? now()) + game.phases.result * tempo, open);
  };

  /** Takes up what a killed process left: a drawn round is finished, another is called off and its bets go back. */
  const recover = async (): Promise<void> => {
    const open = bank.openBets(game.id).filter(({ data }) => (data as { table?: unknown } | null)?.table === key);
    for (const left of ofTable().filter(({ phase }) => phase !== 'result' && phase !== 'cancelled')) {
      if (left.phase === 'running' && game.whenInterrupted !== 'roll-back') await bank.commit(settleAll(left).changes);
      else await store.commit(recordOf({ ...left, phase: 'cancelled' }));
    }
    const orphans = open.map(({ betId }) => bank.bet(betId)).filter((bet): bet is BetRecord => bet?.state === 'open');
    if (orphans.length > 0) await bank.commit(...orphans.map((bet) => bank.rollingBack(bet)));
  };
  const recovered = recover().catch(onTrouble);
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
      return recordOf(current);
    },
    wake: () =>
      (waking ??= recovered
        .then(() => (current ? undefined : open()))
        .catch(onTrouble)
        .finally(() => (waking = undefined))),
    tellBets,
    past: () =>
      ofTable()
        .filter(({ phase }) => phase === 'result')
        .slice(-shownRounds)
        .map(({ roundId, number, outcome }) => ({ roundId, number, outcome })),
    close: () => {
      isClosed = true;
      callOff();
      clearTimeout(telling);
    },
  };
};
