import type { WordSource } from '../random/uniform-below.ts';
import { SpinKind } from '../slot/spin.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import type { SpinRequest } from './begin-round.ts';
import { beginRound, drawRound, roundKey, seatAfter, seatKey } from './begin-round.ts';
import { betSteps } from './bet-steps.ts';
import type { Outbox } from './outbox.ts';
import type { BetOutcome, BetRetries } from './place-bet.ts';
import { placeBet } from './place-bet.ts';
import type { FreeSpinRun, RoundRecord, SessionRecord } from './records.ts';
import { RoundError } from './round-errors.ts';
import { createSeatLock } from './seat-lock.ts';

export type SpinAnswer =
  | { readonly status: 'played'; readonly round: RoundRecord }
  | { readonly status: 'refused'; readonly errorCode: string; /** Minor units, when known. */ readonly balance?: number };

export interface RoundTableOptions {
  readonly store: ProviderStore;
  readonly outbox: Outbox;
  readonly walletOf: (vendor: string) => WalletClient | undefined;
  readonly words: WordSource;
  readonly now: () => number;
  readonly betRetries: BetRetries;
}

export interface RoundTable {
  /** Plays a round once, however often it is asked for. */
  readonly spin: (session: SessionRecord, request: SpinRequest) => Promise<SpinAnswer>;
  /** Rolls back bets that were left without an outcome (by a killed process, by a full disk), forgets old rounds, and pays what is due. */
  readonly sweep: () => Promise<void>;
}

const refused = (errorCode: string, balance?: number): SpinAnswer => ({ status: 'refused', errorCode, ...(balance === undefined ? {} : { balance }) });

const answerFor = (round: RoundRecord): SpinAnswer => (round.result ? { status: 'played', round } : refused(round.errorCode ?? RoundError.Cancelled, round.balance));

const closedStates: ReadonlySet<RoundRecord['state']> = new Set(['refused', 'cancelled', 'settled']);

/** A round whose bet was not taken, or not for certain. */
const endUnplayed = (round: RoundRecord, bet: Exclude<BetOutcome, { status: 'taken' }>): RoundRecord =>
  bet.status === 'refused'
    ? { ...round, state: 'refused', errorCode: bet.errorCode, ...(bet.balance === undefined ? {} : { balance: bet.balance }) }
    : { ...round, state: 'cancelling', errorCode: RoundError.Cancelled };

export const createRoundTable = ({ store, outbox, walletOf, words, now, betRetries }: RoundTableOptions): RoundTable => {
  const { rounds, seats } = store.tables;
  const lock = createSeatLock();
  const active = new Set<string>();
  const keyOf = (round: RoundRecord): string => roundKey(round.seat, round.roundId);

  const keep = (round: RoundRecord): Promise<void> =>
    store.commit({ rounds: { [keyOf(round)]: round }, seats: { [round.seat]: seatAfter(seats.get(round.seat), round) } });

  /** A win is paid before the answer, so that the page shows the wallet's own balance; a lost round closes behind it. */
  const close = async (round: RoundRecord): Promise<SpinAnswer> => {
    const settling = outbox.settle(keyOf(round));
    if (round.result && round.result.win > 0) return answerFor((await settling) ?? round);
    settling.catch(() => undefined);
    return answerFor(round);
  };

  const playFree = async (session: SessionRecord, request: SpinRequest, run: FreeSpinRun): Promise<SpinAnswer> => {
    const round = drawRound(beginRound(session, request, run, now()), run, words, undefined);
    await keep(round);
    return close(round);
  };

  const playPaid = async (wallet: WalletClient, session: SessionRecord, request: SpinRequest): Promise<SpinAnswer> => {
    const round = beginRound(session, request, undefined, now());
    active.add(keyOf(round));
    try {
      await keep(round);
      const bet = await placeBet(wallet, session.walletToken, round, betRetries);
      const ended = bet.status === 'taken' ? drawRound(round, undefined, words, bet.balance) : endUnplayed(round, bet);
      await keep(ended);
      return await close(ended);
    } finally {
      active.delete(keyOf(round));
    }
  };

  return {
    spin: (session, request) =>
      lock(seatKey(session), async () => {
        const known = rounds.get(roundKey(seatKey(session), request.roundId));
        if (known) return known.kind === request.kind && (known.kind === SpinKind.Free || known.bet === request.bet) ? answerFor(known) : refused(RoundError.Conflict);
        const run = seats.get(seatKey(session))?.freeSpins;
        if ((run !== undefined) !== (request.kind === SpinKind.Free)) return refused(RoundError.Stale);
        if (run) return playFree(session, request, run);
        const wallet = walletOf(session.vendor);
        return wallet && betSteps(session.currency).includes(request.bet) ? playPaid(wallet, session, request) : refused(RoundError.BetInvalid);
      }),
    sweep: async () => {
      const changes = [...rounds].flatMap(([key, round]): [string, RoundRecord | null][] => {
        if (round.state === 'betting') return active.has(key) ? [] : [[key, { ...round, state: 'cancelling', errorCode: RoundError.Cancelled }]];
        const isForgotten = closedStates.has(round.state) && !seats.get(round.seat)?.rounds.includes(round.roundId);
        return isForgotten ? [[key, null]] : [];
      });
      if (changes.length > 0) await store.commit({ rounds: Object.fromEntries(changes) });
      await outbox.settleDue();
    },
  };
};
