import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import { eq } from 'drizzle-orm';
import { type Catalogue, localizedName, type Recents } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { LaunchTokens } from '../sessions/launch-tokens.ts';
import { readBalance } from '../../ledger/index.ts';
import { assertWithinLimits } from '../../responsible-gaming/index.ts';
import { type Bet, payWin, placeBet, rollBackBet, type StoredVendorResponse } from '../../betting/index.ts';
import type { GameSessions } from '../sessions/game-sessions.ts';
import { type Outcome, performIdempotent } from './transaction-replay.ts';
import { members } from '../../members/index.ts';

export interface GameWalletDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly catalogue: Catalogue;
  /** Returns false while the operator has stopped the vendor, or the brand is under maintenance. */
  readonly areBetsAccepted: (vendor: string, merchant: string) => Promise<boolean>;
  /** Returns the time zone of a brand as an IANA name. */
  readonly getTimeZone: (merchant: string) => string | undefined;
  readonly launches: LaunchTokens;
  readonly recents: Recents;
  readonly games: GameSessions;
}

/**
 * Fields that identify a call of a vendor. If the vendor repeats a call, `transactionUuid` is the same. A call with
 * the same `transactionUuid` and a different `bodyHash` (hash of the request body) is rejected.
 */
export interface VendorTransaction {
  readonly vendor: string;
  readonly bodyHash: string;
  readonly transactionUuid: string;
}

export interface GameSession {
  readonly token: string;
  readonly playerId: string;
  readonly currency: string;
  readonly balance: string;
  readonly language: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly category: string;
  readonly theme: string;
  readonly isTrial: boolean;
  /** Time zone of the brand. Absent if the brand no longer exists. */
  readonly timeZone?: string | undefined;
}

/**
 * Wallet operations that game vendors call, independent of the vendor's protocol. Amounts are in minor units. A
 * rejected operation throws a GatewayError.
 */
export interface GameWallet {
  /** Exchanges a launch token for a new game session. A launch token can be used once. */
  readonly open: (vendor: string, launchToken: string) => Promise<GameSession>;
  readonly balance: (vendor: string, token: string) => Promise<StoredVendorResponse>;
  readonly bet: (
    transaction: VendorTransaction & {
      readonly token: string;
      readonly roundId: string;
      readonly gameId: string;
      readonly amount: Minor;
    },
  ) => Promise<StoredVendorResponse>;
  /** Pays a win of a bet. This also works after the end of the game session. */
  readonly win: (
    transaction: VendorTransaction & { readonly playerId: string; readonly betId: string; readonly amount: Minor },
  ) => Promise<StoredVendorResponse>;
  /**
   * Cancels a bet that is not settled, and returns its stake to the member. This also works after the end of the game
   * session. A repeated rollback changes nothing. If the bet is unknown, the rollback is stored, and the bet is
   * rejected when it is received later.
   */
  readonly rollback: (
    transaction: VendorTransaction & { readonly playerId: string; readonly betId: string },
  ) => Promise<StoredVendorResponse>;
}

const createPlayerLookup = ({ db }: GameWalletDeps) => {
  const findPlayer = async (playerId: string) => {
    const [player] = await db
      .select({ username: members.username, type: members.type, merchant: members.merchant })
      .from(members)
      .where(eq(members.id, playerId));
    if (!player) throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown player' });
    return player;
  };
  return { findPlayer };
};

/** Creates the wallet methods that start a game session and read the balance. */
const createWalletSessions = (
  { db, catalogue, areBetsAccepted, getTimeZone, launches, games }: GameWalletDeps,
  { findPlayer }: ReturnType<typeof createPlayerLookup>,
): Pick<GameWallet, 'open' | 'balance'> => {
  return {
    open: async (vendor, launchToken) => {
      const launch = await launches.redeem(launchToken);
      const game = launch && catalogue.find(launch.nodeId);
      if (!launch || launch.vendor !== vendor || !game) throw new GatewayError(ErrorCode.ProviderSessionExpired);
      if (!(await games.canStart(launch))) throw new GatewayError(ErrorCode.ProviderSessionExpired);
      const { type, merchant } = await findPlayer(launch.memberId);
      if (!(await areBetsAccepted(vendor, merchant))) throw new GatewayError(ErrorCode.GameMaintenance);
      const token = await games.start(launch);
      const { balance, currency } = await readBalance(db, launch.memberId);
      const language = launch.language as LanguageCode;
      const { gameCode: gameId, category, theme } = game;
      return {
        token,
        playerId: launch.memberId,
        currency,
        balance: formatAmount(balance),
        language,
        gameId,
        gameName: localizedName(game, language),
        category,
        theme,
        isTrial: isTrial(type),
        timeZone: getTimeZone(merchant),
      };
    },

    balance: async (vendor, token) => {
      const session = await games.find(vendor, token);
      if (!session || !(await games.prolong(session))) throw new GatewayError(ErrorCode.ProviderSessionExpired);
      const { balance, currency } = await readBalance(db, session.memberId);
      return { balance: formatAmount(balance), currency };
    },
  };
};

/** Creates the functions that send new balances and wins to the open pages of members. */
const createWalletEvents = ({ hub }: GameWalletDeps, { findPlayer }: ReturnType<typeof createPlayerLookup>) => {
  const publishBalance = async (memberId: string, { response, isNew }: Outcome): Promise<StoredVendorResponse> => {
    if (isNew)
      await hub.publish({
        type: 'balance',
        memberId,
        balance: parseAmount(response.balance),
        currency: response.currency,
      });
    return response;
  };

  const publishWin = async (bet: Bet): Promise<void> => {
    const { username, type } = await findPlayer(bet.memberId);
    if (isTrial(type) || bet.payout <= bet.stake || !bet.settledAt) return;
    const { vendor, id: betId, nodeId, payout, settledAt, merchant } = bet;
    await hub.publish({
      type: 'winner',
      merchant,
      win: { vendor, betId, username, nodeId, payout, settledAt: settledAt.toISOString() },
    });
  };
  return { publishBalance, publishWin };
};

/** Creates the wallet methods that move money. A repeated call of a vendor moves no money again. */
const createWalletTransactions = (
  deps: GameWalletDeps,
  players: ReturnType<typeof createPlayerLookup>,
): Pick<GameWallet, 'bet' | 'win' | 'rollback'> => {
  const { db, clock, catalogue, areBetsAccepted, recents, games } = deps;
  const { findPlayer } = players;
  const { publishBalance, publishWin } = createWalletEvents(deps, players);
  return {
    bet: async ({ vendor, bodyHash, transactionUuid, token, roundId, gameId, amount: stake }) => {
      const session = await games.find(vendor, token);
      if (!session) throw new GatewayError(ErrorCode.ProviderSessionExpired);
      const { memberId, nodeId } = session;
      const isCorrect = stake > 0 && catalogue.find(nodeId)?.gameCode === gameId;
      if (!isCorrect)
        throw new GatewayError(ErrorCode.BadRequest, {
          message: 'A bet needs a positive stake and the game of its session',
        });
      // These queries run before the transaction starts. The embedded database has only one connection, so they would
      // wait forever while a transaction is open.
      const isOpen = await games.prolong(session);
      const { merchant } = await findPlayer(memberId);
      const isAccepted = await areBetsAccepted(vendor, merchant);
      const at = clock.now();
      const outcome = await performIdempotent(
        db,
        { vendor, transactionUuid, operation: 'bet', bodyHash, memberId, at },
        async (tx) => {
          // A repeated call for a bet that was accepted before does not run this function: the vendor gets the stored
          // response. Therefore this check rejects only new bets.
          if (!isAccepted) throw new GatewayError(ErrorCode.GameMaintenance);
          // This call throws an error if the member takes a break from play. It runs before the check of the game
          // session, which the break has also ended. Otherwise the vendor would get the error for an expired session.
          await assertWithinLimits(tx, clock, memberId, { kind: 'bet', amount: stake });
          if (!isOpen) throw new GatewayError(ErrorCode.ProviderSessionExpired);
          return placeBet(tx, {
            vendor,
            id: transactionUuid,
            merchant,
            memberId,
            nodeId,
            roundId,
            stake,
            placedAt: at,
          });
        },
      );
      if (outcome.isNew) await recents.record(memberId, nodeId);
      return publishBalance(memberId, outcome);
    },

    win: async ({ vendor, bodyHash, transactionUuid, playerId, betId, amount }) => {
      await findPlayer(playerId);
      const at = clock.now();
      let paid: Bet | undefined;
      const outcome = await performIdempotent(
        db,
        { vendor, transactionUuid, operation: 'win', bodyHash, memberId: playerId, at },
        async (tx) => {
          const { bet, balance } = await payWin(tx, { vendor, betId, memberId: playerId, at }, amount);
          paid = bet;
          return balance;
        },
      );
      if (paid && amount > 0) await publishWin(paid);
      return publishBalance(playerId, outcome);
    },

    rollback: async ({ vendor, bodyHash, transactionUuid, playerId, betId }) => {
      await findPlayer(playerId);
      const at = clock.now();
      const outcome = await performIdempotent(
        db,
        { vendor, transactionUuid, operation: 'rollback', bodyHash, memberId: playerId, at },
        (tx) => rollBackBet(tx, { vendor, betId, memberId: playerId, at }),
      );
      return publishBalance(playerId, outcome);
    },
  };
};

export const createGameWallet = (deps: GameWalletDeps): GameWallet => {
  const playerLookup = createPlayerLookup(deps);
  return { ...createWalletSessions(deps, playerLookup), ...createWalletTransactions(deps, playerLookup) };
};
