import { createHash, randomUUID } from 'node:crypto';
import { jackpot, jackpotRounds } from '@livery/contract/rewards/jackpot';
import { parseAmount } from '@livery/contract/money';
import { login } from '@livery/contract/auth/session';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/clock/durations.ts';
import { counterpartAccount } from '../../ledger/accounts.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { drawTicket } from './draw-ticket.ts';
import { verifyTicket, computeTicketProof, computeTicketRoot } from './ticket-tree.ts';
import { bets } from '../../betting/betting.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { ledgerEntries } from '../../ledger/ledger.tables.ts';
import { members } from '../../members/members.tables.ts';

const merchant = 'lualoc';

describe('jackpot draw', () => {
  const facts = fc.record({
    seed: fc.string({ minLength: 1 }),
    merchant: fc.constant(merchant),
    number: fc.nat(),
    root: fc.string(),
    tickets: fc.integer({ min: 1, max: 1_000_000 }),
  });

  it('draws one of the tickets, deterministically', () => {
    fc.assert(
      fc.property(facts, (draw) => {
        const ticket = drawTicket(draw);
        expect(ticket).toBeGreaterThanOrEqual(0);
        expect(ticket).toBeLessThan(draw.tickets);
        expect(drawTicket(draw)).toBe(ticket);
      }),
    );
  });

  it('gives each ticket the same chance', () => {
    const tickets = 7;
    const rounds = 7000;
    const hits = Array.from({ length: tickets }, () => 0);
    for (let number = 0; number < rounds; number += 1)
      hits[drawTicket({ seed: 'seed', merchant, number, root: 'root', tickets })]! += 1;
    const expected = rounds / tickets;
    const chiSquare = hits.reduce((sum, hit) => sum + (hit - expected) ** 2 / expected, 0);
    // Chi-square test: for 6 degrees of freedom, the probability of a value above 22.5 is 0.1%. The seed is fixed, so
    // the result is the same in every run.
    expect(chiSquare).toBeLessThan(22.5);
  });

  it('throws without tickets', () => {
    expect(() => drawTicket({ seed: 's', merchant, number: 1, root: '', tickets: 0 })).toThrow(RangeError);
  });
});

describe('ticket tree', () => {
  const ranges = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ holder: `h${at}`, from: at * 3, to: at * 3 + 3 }));

  it('proves every leaf and rejects other leaves', () => {
    for (let count = 1; count < 20; count += 1) {
      const all = ranges(count);
      const root = computeTicketRoot(all);
      for (const [position, range] of all.entries()) {
        const proof = computeTicketProof(all, position);
        expect(verifyTicket(range, proof, root)).toBe(true);
        expect(verifyTicket({ ...range, to: range.to + 1 }, proof, root)).toBe(false);
      }
    }
  });
});

describe('jackpot', () => {
  let platform: TestApp;
  let client: Client;
  beforeAll(async () => {
    platform = await buildTestApp();
    client = createClient(platform);
  });
  afterAll(() => platform.close());

  const pool = async () => {
    const [row] = await platform.store.db
      .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, counterpartAccount(merchant, 'jackpot')));
    return Number(row?.sum);
  };
  const readJackpot = async () => getValue(await client.call(jackpot, {}, { merchant }));

  const settle = async (username: string, stake: number): Promise<void> => {
    const [member] = await platform.store.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, username)));
    const [game] = await platform.store.db.select().from(games).limit(1);
    const id = randomUUID();
    const at = platform.clock.now();
    await platform.store.db.insert(bets).values({
      vendor: game?.vendor as string,
      id,
      merchant,
      memberId: member?.id as string,
      nodeId: game?.nodeId as string,
      roundId: id,
      state: 'lost',
      stake,
      payout: 0,
      placedAt: at,
      settledAt: at,
    });
  };

  it('is illustrative and has no amount for a brand without a jackpot', async () => {
    expect(getValue(await client.call(jackpot, {}))).toEqual({
      illustrative: true,
      amount: null,
      currency: 'PHP',
      closesAt: null,
    });
    expect(await client.call(jackpotRounds, {})).toMatchObject({ status: 403 });
  });

  it('starts with the base, grows by 0.5% of each bet, and equals the ledger balance', async () => {
    expect(await readJackpot()).toMatchObject({
      illustrative: false,
      amount: '20000000.00',
      closesAt: '2026-11-20T14:00:00.000Z',
    });
    platform.clock.advance(minutes(1));
    await settle('demo', 60_000_000);
    await settle('agent', 40_000_000);
    await settle('trial', 90_000_000);
    platform.clock.advance(minutes(1));
    expect(parseAmount((await readJackpot()).amount ?? '')).toBe(2_000_000_000 + 500_000);
    // A repeated request must not pay more money into the pool.
    platform.clock.advance(minutes(1));
    expect(parseAmount((await readJackpot()).amount ?? '')).toBe(await pool());
  });

  it('returns tickets to a member and none to a guest', async () => {
    const { token } = getValue(
      await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }, { merchant }),
    );
    expect(getValue(await client.call(jackpotRounds, {}, { merchant, token })).open).toMatchObject({
      number: 1,
      tickets: 3,
    });
    expect(getValue(await client.call(jackpotRounds, {}, { merchant })).open.tickets).toBeNull();
  });

  it('draws once after the close, pays the full pool to the ticket holder, and is verifiable', async () => {
    const { open: before } = getValue(await client.call(jackpotRounds, {}, { merchant }));
    const fullPool = await pool();
    platform.clock.advance(hours(7));
    await Promise.all([readJackpot(), readJackpot(), readJackpot()]);
    const { open, drawn, rule } = getValue(await client.call(jackpotRounds, {}, { merchant }));
    const [round] = drawn;
    expect(drawn).toHaveLength(1);
    expect(round).toMatchObject({ number: 1, amount: `${fullPool / 100}.00`, tickets: 5, seedHash: before.seedHash });
    expect(
      createHash('sha256')
        .update(round?.seed ?? '')
        .digest('hex'),
    ).toBe(before.seedHash);
    expect(drawTicket({ seed: round?.seed ?? '', merchant, number: 1, root: round?.root ?? '', tickets: 5 })).toBe(
      round?.winner?.ticket,
    );
    expect(verifyTicket(round!.winner!.range, round!.winner!.proof, round!.root)).toBe(true);
    expect(open).toMatchObject({ number: 2, amount: rule.base, closesAt: '2026-11-21T14:00:00.000Z' });
    const [paid] = await platform.store.db
      .select({ count: sql<number>`count(*)::int` })
      .from(ledgerEntries)
      .where(
        and(eq(ledgerEntries.accountId, counterpartAccount(merchant, 'jackpot')), eq(ledgerEntries.amount, -fullPool)),
      );
    expect(paid?.count).toBe(1);
  });

  it('carries the pool over when no member has a ticket', async () => {
    const before = await pool();
    platform.clock.advance(hours(24));
    await readJackpot();
    const { drawn, open } = getValue(await client.call(jackpotRounds, {}, { merchant }));
    expect(drawn[0]).toMatchObject({ number: 2, winner: null, tickets: 0 });
    expect(open.number).toBe(3);
    expect(await pool()).toBe(before);
  });
});
