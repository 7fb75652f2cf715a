import { randomBytes, randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import type { ResponseValue } from '@livery/contract/operation';
import type { freePlay } from '@livery/contract/auth/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { counterpartAccount, ledgerAccounts, memberAccount, postMovement } from '../../ledger/index.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type Member, members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';

/**
 * Returns the code of the trial merchant of a brand. Trial accounts (accounts without registration, for free play) have
 * their own merchant, so that reports of the brand contain no trial money. A brand code has no dot, so it cannot equal
 * the code of a trial merchant.
 */
export const toTrialMerchant = (brand: string): string => `${brand}.trial`;

/** Start balance of a trial account by currency, in minor units. The value is similar in all currencies. */
const startingBalances: Readonly<Record<string, number>> = {
  PHP: 500_000,
  VND: 250_000_000,
  MXN: 200_000,
  BRL: 50_000,
  AED: 50_000,
};
const otherBalance = 100_000;

/**
 * Creates the trial merchants that the brands do not have yet. Also creates their ledger accounts, which are the
 * other side of each payment to or from a trial account.
 */
export const ensureTrialAccounts = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  if (brands.length === 0) return;
  await db
    .insert(merchants)
    .values(brands.map(({ code }) => ({ code: toTrialMerchant(code) })))
    .onConflictDoNothing();
  const kinds = ['cash', 'gaming', 'promotion'] as const;
  const accounts = brands.flatMap(({ code, currency }) =>
    kinds.map((kind) => ({
      id: counterpartAccount(toTrialMerchant(code), kind),
      merchant: toTrialMerchant(code),
      kind,
      currency,
    })),
  );
  await db.insert(ledgerAccounts).values(accounts).onConflictDoNothing();
};

/**
 * Creates a random user name from characters that are not easily confused. The name has about 60 random bits, so that
 * nobody can guess the name of another trial account.
 */
const newName = (): string =>
  `trial-${Array.from(randomBytes(12), (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('')}`;

export const createTrials = (db: Database, clock: Clock, sessions: Sessions) => {
  const find = async (brand: string, username: string): Promise<Member | undefined> =>
    (
      await db
        .select()
        .from(members)
        .where(and(eq(members.merchant, toTrialMerchant(brand)), eq(members.usernameKey, username.toLowerCase())))
    )[0];

  /**
   * Creates a trial account with its start balance. The account has no password, and only the browser tab that
   * requested it knows its name.
   */
  const create = async ({ code, currency }: Merchant): Promise<Member> => {
    const [id, username, merchant, at] = [randomUUID(), newName(), toTrialMerchant(code), clock.now()];
    return db.transaction(async (tx) => {
      const [member] = await tx
        .insert(members)
        .values({
          id,
          merchant,
          username,
          usernameKey: username,
          passwordHash: noPasswordHash,
          type: MemberType.Trial,
          lineage: `/${id}/`,
          registeredAt: at,
        })
        .returning();
      await tx
        .insert(ledgerAccounts)
        .values({ id: memberAccount(id), merchant, kind: 'member', memberId: id, currency });
      const amount = startingBalances[currency] ?? otherBalance;
      await postMovement(tx, {
        merchant,
        kind: 'bonus',
        memberId: id,
        counterpart: counterpartAccount(merchant, 'promotion'),
        amount,
        reference: `trial/${id}`,
        at,
      });
      return member!;
    });
  };

  return {
    create: async (merchant: Merchant): Promise<string> => (await create(merchant)).username,
    /**
     * Starts a session of the trial account with this `username`. If `username` is undefined or unknown, creates a new
     * trial account and starts a session of it.
     */
    open: async (merchant: Merchant, username: string | undefined): Promise<ResponseValue<typeof freePlay>> => {
      const member = (username && (await find(merchant.code, username))) || (await create(merchant));
      const token = await sessions.start({
        memberId: member.id,
        merchant: merchant.code,
        firstTimeLogin: false,
        deviceFamily: undefined,
        proof: undefined,
      });
      return { token, userName: member.username, customerType: MemberType.Trial };
    },
  };
};
export type Trials = ReturnType<typeof createTrials>;
