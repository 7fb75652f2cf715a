import { launchGame } from '@livery/contract/catalogue/games';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { seamlessBet, seamlessRollback, seamlessSession, seamlessWin } from '@livery/contract/seamless';
import { login } from '@livery/contract/auth/session';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom } from '@livery/demo/random';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { createWalletModel } from '../../../testing/wallet-model.ts';
import { bets } from '../../betting/betting.tables.ts';
import { ledgerEntries } from '../../ledger/ledger.tables.ts';

/** Number of game rounds in this test. `nx run platform:faults` sets it to ten thousand. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 300);
const vendor = 'LANTERN';
/** Number of game rounds that run at the same time. */
const concurrency = 8;

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const startGameSession = async (username: string) => {
  const { token } = getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }));
  const { games } = (
    await platform.app.inject({
      url: '/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=LANTERN',
      headers: { merchant: 'bituinara' },
    })
  ).json().value;
  const { url } = getValue(
    await client.call(
      launchGame,
      { vendor, gameId: games[0].roomId, nodeId: games[0].nodeId, language: 'EN' },
      { token },
    ),
  );
  return getValue(
    await client.vendorCall(seamlessSession, { token: new URL(url).searchParams.get('token') as string }, { vendor }),
  );
};

it(
  `${rounds} rounds with repeated, reordered and missing calls leave the ledger equal to the model`,
  { timeout: 240_000 + rounds * 400 },
  async () => {
    const gameSessions = [await startGameSession('demo'), await startGameSession('agent')];
    const models = gameSessions.map(({ balance }) => createWalletModel(parseAmount(balance)));
    const random = createSeededRandom(20_261_122, 'faults');
    const chance = (percent: number): boolean => random.below(100) < percent;

    /**
     * Returns the number of times that a call is sent: in most cases 1, sometimes 2, rarely 3 to 50. A vendor repeats a
     * call if it got no response.
     */
    const copies = (): number => {
      if (chance(90)) return 1;
      return chance(97) ? 2 : 3 + random.below(48);
    };
    /**
     * Returns the order in which the calls of a round are sent. In most rounds, the bet is first and its wins follow.
     * Other rounds have a rollback, or calls in a wrong order.
     */
    const drawOrder = (winCalls: readonly `win${number}`[]): Plan['order'] => {
      const kind = random.below(100);
      if (kind < 70) return ['bet', ...winCalls];
      if (kind < 78) return ['bet', 'rollback', ...(chance(50) ? winCalls : [])];
      if (kind < 86) return ['rollback', 'bet'];
      if (kind < 90) return [...winCalls, 'bet', ...winCalls];
      if (kind < 94) return ['bet', ...winCalls, 'rollback'];
      return kind < 97 ? ['rollback'] : ['bet', ...winCalls, 'bet'];
    };

    const playRound = async (index: number, plan: Plan): Promise<void> => {
      const { sessionIndex: at, stake, wins, order, repeats } = plan;
      const gameSession = gameSessions[at % gameSessions.length]!;
      const model = models[at % gameSessions.length]!;
      const id = `round-${index}`;
      const sends = {
        bet: () =>
          client.vendorCall(
            seamlessBet,
            {
              token: gameSession.token,
              transactionUuid: `${id}-bet`,
              roundId: id,
              gameId: gameSession.gameId,
              amount: formatAmount(stake),
            },
            { vendor },
          ),
        rollback: () =>
          client.vendorCall(
            seamlessRollback,
            { playerId: gameSession.playerId, transactionUuid: `${id}-rollback`, betTransactionUuid: `${id}-bet` },
            { vendor },
          ),
        win: (nth: number) =>
          client.vendorCall(
            seamlessWin,
            {
              playerId: gameSession.playerId,
              transactionUuid: `${id}-win-${nth}`,
              roundId: id,
              betTransactionUuid: `${id}-bet`,
              amount: formatAmount(wins[nth] ?? 0),
            },
            { vendor },
          ),
      };
      const expectResult = (call: Plan['order'][number]) => {
        if (call === 'bet') return model.bet(id, stake);
        return call === 'rollback' ? model.rollback(id) : model.win(id, call, wins[Number(call.slice(3))] ?? 0);
      };
      for (const [step, call] of order.entries()) {
        const send = call === 'bet' || call === 'rollback' ? sends[call] : () => sends.win(Number(call.slice(3)));
        const expected = expectResult(call);
        const responses = await Promise.all(Array.from({ length: repeats[step] ?? 1 }, send));
        for (const { body } of responses)
          expect(body.success ? 'done' : body.errorCode, `${id} ${call}`).toBe(expected);
      }
    };

    const plans = Array.from({ length: rounds }, (_, index): Plan => {
      // A player's wins are about as high as the stakes on average, so the balance stays sufficient. Only the rare,
      // very high stake below exceeds the balance.
      const wins = Array.from({ length: chance(6) ? 2 + random.below(3) : 1 }, () =>
        chance(25) ? 0 : 1 + random.below(3000),
      );
      const winCalls = wins.map((_win, nth) => `win${nth}` as const);
      const order = drawOrder(winCalls);
      return {
        sessionIndex: index,
        stake: chance(2) ? 99_999_999_00 : 1 + random.below(2000),
        wins,
        order,
        repeats: order.map(copies),
      };
    });

    const next = plans.entries();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const [index, plan] of next) await playRound(index, plan);
      }),
    );

    const { db } = platform.store;
    for (const [index, { playerId }] of gameSessions.entries()) {
      const model = models[index]!;
      const rows = await db
        .select()
        .from(bets)
        .where(and(eq(bets.memberId, playerId), sql`${bets.id} like 'round-%'`));
      const states = Object.fromEntries(
        rows.map(({ id, state, stake, payout }) => [id.replace(/-bet$/, ''), { state, stake, payout }]),
      );
      expect(states).toEqual(model.bets());
      const { balance } = getValue(
        await client.vendorCall(
          seamlessRollback,
          { playerId, transactionUuid: `last-${index}`, betTransactionUuid: 'none' },
          { vendor },
        ),
      );
      expect(parseAmount(balance)).toBe(model.balance());
    }
    const unbalanced = await db
      .select({ id: ledgerEntries.transactionId })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.transactionId)
      .having(sql`sum(${ledgerEntries.amount}) <> 0`);
    expect(unbalanced).toEqual([]);
  },
);

interface Plan {
  readonly sessionIndex: number;
  /** Stake in minor units. */
  readonly stake: number;
  readonly wins: readonly number[];
  readonly order: readonly ('bet' | 'rollback' | `win${number}`)[];
  /** For each call in `order`, the number of times that the call is sent. */
  readonly repeats: readonly number[];
}
