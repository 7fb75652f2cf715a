import { createHash, randomBytes } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { SessionRecord } from '../../store/records.ts';
import type { ProviderStore } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import { chooseEngine } from './session-engine.ts';

const lifetimeMs = 12 * 3_600_000;

export type OpenSessionResult =
  | {
      readonly status: 'opened';
      /**
       * Bearer token of the session. The page receives the token once. The server stores only the hash of the token.
       */
      readonly bearer: string;
      readonly session: SessionRecord;
      /** Balance in minor units. */
      readonly balance: number;
    }
  | { readonly status: 'rejected'; readonly errorCode: string };

export interface GameSessions {
  /** Exchanges a launch token for a game session. Each launch token works only once. */
  readonly create: (vendor: string, launchToken: string) => Promise<OpenSessionResult>;
  /** Returns the session of a bearer token. Undefined if the token has no session, or if the session has expired. */
  readonly find: (bearer: string) => SessionRecord | undefined;
}

const hashBearer = (bearer: string): string => createHash('sha256').update(bearer).digest('hex');

export const createGameSessions = (
  store: ProviderStore,
  getWallet: (vendor: string) => WalletClient | undefined,
  now: () => number,
): GameSessions => {
  const { sessions } = store.tables;
  const expired = (): Record<string, null> =>
    Object.fromEntries([...sessions].filter(([, session]) => session.expiresAt <= now()).map(([key]) => [key, null]));
  return {
    create: async (vendor, launchToken) => {
      const wallet = getWallet(vendor);
      if (!wallet) return { status: 'rejected', errorCode: ErrorCode.GameUnavailable };
      const result = await wallet.session({ token: launchToken });
      if (result.status === 'rejected') return { status: 'rejected', errorCode: result.errorCode };
      // A launch token works only once. If the response was lost, the token may already be used, so a retry is useless.
      if (result.status === 'unknown') return { status: 'rejected', errorCode: ErrorCode.SystemBusy };
      const {
        token: walletToken,
        balance,
        playerId,
        currency,
        language,
        gameId,
        gameName,
        category,
        theme,
        isTrial = false,
        timeZone,
      } = result.value;
      const bearer = randomBytes(32).toString('base64url');
      const session: SessionRecord = {
        playerId,
        currency,
        language,
        gameId,
        gameName,
        category,
        theme,
        isTrial,
        ...(timeZone !== undefined && { timeZone }),
        vendor,
        engine: chooseEngine(store.tables, { vendor, playerId, gameId, category, theme }),
        walletToken,
        expiresAt: now() + lifetimeMs,
      };
      await store.commit({ sessions: { ...expired(), [hashBearer(bearer)]: session } });
      return { status: 'opened', bearer, session, balance: parseAmount(balance) };
    },
    find: (bearer) => {
      const session = sessions.get(hashBearer(bearer));
      return session && session.expiresAt > now() ? session : undefined;
    },
  };
};
