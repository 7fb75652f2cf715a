import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { seamlessBalance, seamlessBet, seamlessRollback, seamlessSession, seamlessWin } from '@livery/contract/seamless';
import type { LanguageCode } from '@livery/merchant/languages';
import { eq } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { nameIn } from '../catalogue/tile.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { LaunchTokens } from '../launch/launch-tokens.ts';
import { readBalance } from '../ledger/accounts.ts';
import { refuseIfLimited } from '../play-limits/refuse-if-limited.ts';
import type { Recents } from '../recents/recents.ts';
import { type Bet, payWin, placeBet, rollBackBet } from './bets.ts';
import type { GameSessions } from './game-sessions.ts';
import { type Outcome, performOnce } from './once.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly catalogue: Catalogue;
  readonly launches: LaunchTokens;
  readonly recents: Recents;
  readonly games: GameSessions;
}

/** The wallet that game vendors bet, win and roll back through. */
export const seamlessRoutes = (route: Route, { db, clock, hub, catalogue, launches, recents, games }: Needs): void => {
  const findPlayer = async (playerId: string) => {
    const [player] = await db.select({ username: members.username, type: members.type, merchant: members.merchant }).from(members).where(eq(members.id, playerId));
    if (!player) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such player' });
    return player;
  };

  const tellBalance = async (memberId: string, { answer, isNew }: Outcome): Promise<Outcome['answer']> => {
    if (isNew) await hub.publish({ type: 'balance', memberId, balance: parseAmount(answer.balance), currency: answer.currency });
    return answer;
  };

  const tellWin = async (bet: Bet): Promise<void> => {
    const { username, type } = await findPlayer(bet.memberId);
    if (isTrial(type) || bet.payout <= bet.stake || !bet.settledAt) return;
    const { vendor, id: betId, nodeId, payout, settledAt, merchant } = bet;
    await hub.publish({ type: 'winner', merchant, win: { vendor, betId, username, nodeId, payout, settledAt: settledAt.toISOString() } });
  };

  route(seamlessSession, async ({ vendor, request }) => {
    const launch = await launches.redeem(request.token);
    const game = launch && catalogue.find(launch.nodeId);
    if (!launch || launch.vendor !== vendor || !game) throw new GatewayError(ErrorCode.ProviderSessionExpired);
    const token = await games.start(launch);
    const { balance, currency } = await readBalance(db, launch.memberId);
    const language = launch.language as LanguageCode;
    return { token, playerId: launch.memberId, currency, balance: formatAmount(balance), language, gameId: game.gameCode, gameName: nameIn(game, language), category: game.category, theme: game.theme };
  });

  route(seamlessBalance, async ({ vendor, request }) => {
    const session = await games.find(vendor, request.token);
    if (!session || !(await games.keepOpen(session))) throw new GatewayError(ErrorCode.ProviderSessionExpired);
    const { balance, currency } = await readBalance(db, session.memberId);
    return { balance: formatAmount(balance), currency };
  });

  route(seamlessBet, async ({ vendor, bodyHash, request }) => {
    const session = await games.find(vendor, request.token);
    if (!session) throw new GatewayError(ErrorCode.ProviderSessionExpired);
    const { memberId, nodeId } = session;
    const stake = parseAmount(request.amount);
    const isCorrect = stake > 0 && catalogue.find(nodeId)?.gameCode === request.gameId;
    if (!isCorrect) throw new GatewayError(ErrorCode.BadRequest, { message: 'A bet has a stake, and is on the game of its session' });
    // Asked before the transaction: inside it the embedded store has no second connection to ask on.
    const isOpen = await games.keepOpen(session);
    const { merchant } = await findPlayer(memberId);
    const { transactionUuid, roundId } = request;
    const at = clock.now();
    const outcome = await performOnce(db, { vendor, transactionUuid, operation: 'bet', bodyHash, memberId, at }, async (tx) => {
      if (!isOpen) throw new GatewayError(ErrorCode.ProviderSessionExpired);
      await refuseIfLimited(tx, clock, memberId, { kind: 'bet', amount: stake });
      return placeBet(tx, { vendor, id: transactionUuid, merchant, memberId, nodeId, roundId, stake, placedAt: at });
    });
    if (outcome.isNew) await recents.record(memberId, nodeId);
    return tellBalance(memberId, outcome);
  });

  route(seamlessWin, async ({ vendor, bodyHash, request: { playerId, transactionUuid, betTransactionUuid, amount } }) => {
    await findPlayer(playerId);
    const at = clock.now();
    let paid: Bet | undefined;
    const outcome = await performOnce(db, { vendor, transactionUuid, operation: 'win', bodyHash, memberId: playerId, at }, async (tx) => {
      const { bet, balance } = await payWin(tx, { vendor, betId: betTransactionUuid, memberId: playerId, at }, parseAmount(amount));
      paid = bet;
      return balance;
    });
    if (paid && parseAmount(amount) > 0) await tellWin(paid);
    return tellBalance(playerId, outcome);
  });

  route(seamlessRollback, async ({ vendor, bodyHash, request: { playerId, transactionUuid, betTransactionUuid } }) => {
    await findPlayer(playerId);
    const at = clock.now();
    const outcome = await performOnce(db, { vendor, transactionUuid, operation: 'rollback', bodyHash, memberId: playerId, at }, (tx) =>
      rollBackBet(tx, { vendor, betId: betTransactionUuid, memberId: playerId, at }),
    );
    return tellBalance(playerId, outcome);
  });
};
