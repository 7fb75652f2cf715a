import { createHash, randomUUID } from 'node:crypto';
import type { Engine } from '../../engine/custom/custom-game.ts';
import type { BetRecord, SessionRecord } from '../../engine/records.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { together } from '../../store/provider-store.ts';
import { faultOf, type Hand, type Place } from './rules/hand.ts';
import { type Chair, tableRecord, type TableRecord } from './records.ts';
import { afterMove, type Clocks, handOf, moveOfClock, startPlay } from './table-play.ts';
import { cardTableView, type CardTableView } from './table-view.ts';

export const playerTopic = (playerId: string): string => `cards/player/${playerId}`;
const dayMs = 86_400_000;
const keptMs = 90 * dayMs;

/** Why the room refuses, beside the reasons that all games share. */
export const CardError = {
  /** The move is against the rules: the page should not have offered it. */
  BadMove: 'cards.bad.move',
  OutOfTurn: 'cards.out.of.turn',
} as const;

const key = (id: string): string => `table/${id}`;
const aliasOf = (playerId: string): string =>
  createHash('sha256').update(`cards ${playerId}`).digest('hex').slice(0, 4).toUpperCase();
const isOpen = ({ state }: TableRecord): boolean => state === 'gathering' || state === 'playing';

/** All tables of the room. Every change is on the disk before anyone is told of it. */
export const createCardRoom = (engine: Engine, times: Clocks) => {
  const { bank, documents, live, now, inTurn, words } = engine;
  const tables = new Map<string, TableRecord>();
  for (const [, stored] of documents.list('table/')) {
    const read = tableRecord.safeParse(stored);
    if (read.success) tables.set(read.data.id, read.data);
  }

  const hand = (table: TableRecord): Hand | undefined =>
    table.state === 'playing' || table.state === 'over' ? handOf(table, words) : undefined;
  const placeOf = (table: TableRecord, playerId: string): Place | undefined => {
    const at = table.chairs.findIndex((chair) => chair.playerId === playerId);
    return at === 0 || at === 1 ? at : undefined;
  };
  const tableOf = (playerId: string): TableRecord | undefined =>
    [...tables.values()].find((table) => isOpen(table) && placeOf(table, playerId) !== undefined);
  const viewFor = (table: TableRecord, playerId: string): CardTableView =>
    cardTableView(table, hand(table), placeOf(table, playerId) ?? 0, engine.commitmentOf(table.seed), now());

  const betOf = ({ betId }: Chair): BetRecord | undefined => (betId === undefined ? undefined : bank.bet(betId));

  /** What the end of a table means for the stakes. */
  const moneyOf = (table: TableRecord) => {
    const openBets = table.chairs.flatMap((chair, place) => {
      const bet = betOf(chair);
      return bet?.state === 'open' ? [{ bet, place }] : [];
    });
    if (table.state === 'cancelled') return openBets.map(({ bet }) => bank.rollingBack(bet));
    return table.state === 'over'
      ? openBets.map(({ bet, place }) => bank.settling(bet, place === table.winner ? (table.prize ?? 0) : 0))
      : [];
  };

  const store = async (table: TableRecord): Promise<TableRecord> => {
    const money = together(...moneyOf(table));
    await bank.commit(documents.setting(key(table.id), table), money);
    tables.set(table.id, table);
    for (const { playerId } of table.chairs)
      if (playerId !== null) live.tell(playerTopic(playerId), { type: 'table', table: viewFor(table, playerId) });
    for (const payout of Object.values(money.payouts ?? {}))
      if (payout)
        bank.pay(payout.payoutId).then(
          (paid) =>
            paid?.balance !== undefined &&
            live.tell(playerTopic(payout.playerId), { type: 'balance', balance: paid.balance }),
          () => undefined,
        );
    return table;
  };

  const chairFor = (playerId: string | null, name: string): Chair => ({
    playerId,
    name,
    isReady: playerId === null,
    part: playerId === null ? 'house' : '',
    isAway: false,
    satAt: now(),
  });

  const startIfReady = async (table: TableRecord): Promise<TableRecord> => {
    if (table.state !== 'gathering' || table.chairs.length < 2 || !table.chairs.every(({ isReady }) => isReady))
      return store(table);
    return store(startPlay(table, handOf(table, words), now(), times));
  };

  const join = (session: SessionRecord, stake: number): Promise<CardTableView> =>
    // One after the other, so that two who come at once meet.
    inTurn('room', async () => {
      const { playerId, currency, isTrial = false } = session;
      const own = tableOf(playerId);
      if (own) return viewFor(own, playerId);
      const pool = [currency, isTrial ? 'trial' : 'real', stake].join('/');
      const free = [...tables.values()].find(
        (table) => table.state === 'gathering' && table.pool === pool && table.chairs.length === 1,
      );
      const chair = chairFor(playerId, aliasOf(playerId));
      const table: TableRecord = free
        ? { ...free, chairs: [...free.chairs, chair] }
        : {
            id: randomUUID(),
            pool,
            stake,
            state: 'gathering',
            seed: engine.newSeed(),
            chairs: [chair],
            moves: [],
            turnEndsAt: 0,
            at: now(),
          };
      return viewFor(await store(table), playerId);
    });

  const seated = (id: string, playerId: string): { readonly table: TableRecord; readonly place: Place } => {
    const table = tables.get(id);
    const place = table && placeOf(table, playerId);
    if (!table || place === undefined) throw new Refusal(RoundError.Stale);
    return { table, place };
  };

  const withChair = (table: TableRecord, place: Place, change: Partial<Chair>): TableRecord => ({
    ...table,
    chairs: table.chairs.map((chair, at) => (at === place ? { ...chair, ...change } : chair)),
  });

  const ready = async (session: SessionRecord, id: string, betId: string, part: string): Promise<CardTableView> => {
    const { playerId } = session;
    const asked = await inTurn('room', async () => {
      const { table, place } = seated(id, playerId);
      const chair = table.chairs[place];
      if (table.state === 'cancelled') throw new Refusal(RoundError.Stale);
      if (chair?.isReady || table.state !== 'gathering') return undefined;
      if (chair?.betId !== undefined && chair.betId !== betId) throw new Refusal(RoundError.Stale);
      return store(withChair(table, place, { betId, part }));
    });
    if (!asked) return viewFor(seated(id, playerId).table, playerId);
    const bet = await bank.take(session, {
      engine: 'cards',
      betId,
      roundId: id,
      stake: asked.stake,
      data: { table: id },
    });
    return inTurn('room', async () => {
      const { table, place } = seated(id, playerId);
      if (bet.state === 'open' && table.state === 'gathering') {
        live.tell(playerTopic(playerId), { type: 'balance', balance: bet.balance ?? 0 });
        return viewFor(await startIfReady(withChair(table, place, { isReady: true })), playerId);
      }
      if (bet.state === 'open') await bank.commit(bank.rollingBack(bet));
      else await leaveTable(table, place);
      throw new Refusal(bet.errorCode ?? RoundError.Cancelled, bet.balance);
    });
  };

  /** A chair of a table that has not begun is given up; the last to go takes the table along. */
  const leaveTable = async (table: TableRecord, place: Place): Promise<void> => {
    const chair = table.chairs[place];
    const bet = chair && betOf(chair);
    if (bet?.state === 'open') await bank.commit(bank.rollingBack(bet));
    const chairs = table.chairs.filter((_, at) => at !== place);
    const isEmpty = chairs.every(({ playerId }) => playerId === null);
    await store(isEmpty ? { ...table, state: 'cancelled', endedAt: now() } : { ...table, chairs });
  };

  const leave = (playerId: string): Promise<void> =>
    inTurn('room', async () => {
      const table = tableOf(playerId);
      const place = table && placeOf(table, playerId);
      // A hand that is played is played to its end, by the clock if need be.
      if (!table || place === undefined || table.state !== 'gathering') return;
      await leaveTable(table, place);
    });

  const move = (playerId: string, id: string, count: number, cards: readonly number[]): Promise<CardTableView> =>
    inTurn('room', async () => {
      const { table, place } = seated(id, playerId);
      const current = hand(table);
      if (!current) throw new Refusal(RoundError.Stale);
      const before = table.moves[count];
      // The same move again: its answer was lost, or it was made in another window.
      if (before && before.place === place && before.cards.join() === cards.join()) return viewFor(table, playerId);
      if (count !== table.moves.length) throw new Refusal(RoundError.Stale);
      const fault = faultOf(current, { place, cards });
      if (fault === 'turn' || fault === 'over') throw new Refusal(CardError.OutOfTurn);
      if (fault) throw new Refusal(CardError.BadMove);
      return viewFor(await store(afterMove(table, current, { place, cards }, now(), times)), playerId);
    });

  /** A player is there again: the clock gives full turns. */
  const heardOf = (playerId: string): Promise<void> =>
    inTurn('room', async () => {
      const table = tableOf(playerId);
      const place = table && placeOf(table, playerId);
      if (table?.state !== 'playing' || place === undefined || !table.chairs[place]?.isAway) return;
      const isTurn = hand(table)?.turn === place;
      await store({ ...withChair(table, place, { isAway: false }), ...(isTurn && { turnEndsAt: now() + times.turn }) });
    });

  const gather = async (table: TableRecord): Promise<void> => {
    const late = table.chairs.findIndex(
      ({ isReady, satAt, betId }) =>
        !isReady && now() > satAt + times.ready && (betId === undefined || bank.bet(betId)?.state !== 'placing'),
    );
    if (late === 0 || late === 1) return leaveTable(table, late);
    const [first] = table.chairs;
    if (table.chairs.length === 1 && first?.isReady && now() > first.satAt + times.wait)
      await startIfReady({ ...table, chairs: [...table.chairs, chairFor(null, '')] });
  };

  const moveByClock = async (table: TableRecord): Promise<void> => {
    const current = hand(table);
    if (!current || now() < table.turnEndsAt) return;
    await store(afterMove(table, current, moveOfClock(table, current), now(), times));
  };

  let isFirst = true;
  /** After a start: tables that had not begun are given up, hands go on with the clock anew, stakes of no table go back. */
  const takeUp = async (): Promise<void> => {
    isFirst = false;
    for (const table of tables.values()) {
      if (table.state === 'gathering') await store({ ...table, state: 'cancelled', endedAt: now() });
      if (table.state === 'playing') await store({ ...table, turnEndsAt: now() + times.turn });
    }
    const staked = new Set(
      [...tables.values()].filter(isOpen).flatMap(({ chairs }) => chairs.map(({ betId }) => betId)),
    );
    const lost = bank.openBets('cards').filter(({ betId }) => !staked.has(betId));
    if (lost.length > 0) await bank.commit(...lost.map((bet) => bank.rollingBack(bet)));
  };

  const forgetOld = async (): Promise<void> => {
    const old = [...tables.values()].filter(
      ({ state, endedAt = now() }) => endedAt < now() - (state === 'cancelled' ? dayMs : keptMs),
    );
    if (old.length === 0) return;
    await bank.commit(...old.map(({ id }) => documents.setting(key(id), null)));
    for (const { id } of old) tables.delete(id);
  };

  return {
    join,
    ready,
    leave,
    move,
    heardOf,
    viewOf: (playerId: string): CardTableView | null => {
      const table = tableOf(playerId);
      return table ? viewFor(table, playerId) : null;
    },
    /** Hands that a player has finished, newest first. */
    played: (playerId: string) =>
      [...tables.values()]
        .filter((table) => table.state === 'over' && placeOf(table, playerId) !== undefined)
        .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)),
    viewFor,
    find: seated,
    sweep: () =>
      inTurn('room', async () => {
        if (isFirst) await takeUp();
        for (const table of [...tables.values()].filter(isOpen))
          await (table.state === 'gathering' ? gather(table) : moveByClock(table));
        await forgetOld();
      }),
  };
};
