import { randomUUID } from 'node:crypto';
import { parseAmount } from '@livery/contract/money';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { payWin, placeBet, rollBackBet } from '../modules/betting/bets.ts';
import { type Client, createClient, getValue } from './client.ts';
import { buildTestApp } from './test-platform.ts';
import { games } from '../modules/catalogue/catalogue.tables.ts';
import { ledgerEntries } from '../modules/ledger/ledger.tables.ts';
import { members } from '../modules/members/members.tables.ts';

/** Starts a gateway with the agents of the demo. Returns functions that place bets for members and move the clock. */
export const createAgentsHarness = async (merchant = 'bituinara') => {
  const platform = await buildTestApp();
  const client: Client = createClient(platform);
  const { db } = platform.store;
  const findMemberId = async (username: string): Promise<string> =>
    (
      await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant), eq(members.usernameKey, username)))
    )[0]?.id as string;
  const loginAs = async (username: string, at = merchant): Promise<string> =>
    getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }, { merchant: at })).token;
  const [slot] = await db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
  if (!slot) throw new Error('The demo has no slots');

  const bet = async (memberId: string, stake: number) => {
    const id = randomUUID();
    await db.transaction((tx) =>
      placeBet(tx, {
        vendor: slot.vendor,
        id,
        merchant,
        memberId,
        nodeId: slot.nodeId,
        roundId: id,
        stake,
        placedAt: platform.clock.now(),
      }),
    );
    return { vendor: slot.vendor, betId: id, memberId };
  };
  return {
    platform,
    client,
    db,
    findMemberId,
    loginAs,
    bet,
    settle: async (placed: Awaited<ReturnType<typeof bet>>, payout = 0) =>
      void (await db.transaction((tx) => payWin(tx, { ...placed, at: platform.clock.now() }, payout))),
    rollBack: async (placed: Awaited<ReturnType<typeof bet>>) =>
      void (await db.transaction((tx) => rollBackBet(tx, { ...placed, at: platform.clock.now() }))),
    getBalance: async (token: string): Promise<number> =>
      parseAmount(getValue(await client.call(walletBalance, {}, { token, merchant })).sumBalance),
    /** Moves the clock of the gateway to a date and time. */
    goTo: (instant: string | Date): void =>
      platform.clock.advance(new Date(instant).getTime() - platform.clock.now().getTime()),
    ledgerIsExact: async (): Promise<void> => {
      const [sum] = await db
        .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
        .from(ledgerEntries);
      expect(sum?.total).toBe(0);
    },
  };
};
export type AgentsHarness = Awaited<ReturnType<typeof createAgentsHarness>>;
