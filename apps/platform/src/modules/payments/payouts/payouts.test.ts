import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createAppStore } from '../../../testing/app-store.ts';
import { members } from '../../members/index.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';
import { payouts } from '../payouts.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.ts';
import { createPayoutQueue } from './payouts.ts';

const { db, close } = await createAppStore();
afterAll(close);

const merchant = 'bituinara';

/** Adds a withdrawal to a new bank with this payment provider, and queues its payout. The provider DEMOPAY is connected. */
const queueWithdrawal = async (provider: string): Promise<WithdrawalRow> => {
  const [member] = await db.select().from(members).where(eq(members.merchant, merchant)).limit(1);
  const id = randomUUID();
  const bank = { kind: 'bank', name: 'Bank', shortest: 8, longest: 12, position: 99 } as const;
  await db.insert(payoutBanks).values({ id, merchant, provider, ...bank });
  const number = { sealedNumber: 'sealed', numberMark: id, lastDigits: '1234' };
  await db
    .insert(bankCards)
    .values({ id, merchant, memberId: member!.id, bankId: id, holder: 'A', ...number, createdAt: new Date() });
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({
      id,
      orderNo: `W-${provider}`,
      merchant,
      memberId: member!.id,
      cardId: id,
      amount: 1000,
      fee: 100,
      state: 'pending',
      createdAt: new Date(),
      dueAt: new Date(),
    })
    .returning();
  const queuePayout = createPayoutQueue(['DEMOPAY']);
  return db.transaction((tx) => queuePayout(tx, new Date(), withdrawal!));
};

it.each([
  ['without a payment provider', ''],
  ['with a payment provider that is not connected any more', 'GONE'],
])(
  'rejects the approval of a withdrawal to a bank %s, because its payout would wait forever',
  async (_title, provider) => {
    const before = await db.$count(payouts);
    await expect(queueWithdrawal(provider)).rejects.toMatchObject({ code: ErrorCode.ChannelClosed });
    expect(await db.$count(payouts)).toBe(before);
  },
);

it('queues the payout of a withdrawal to a bank whose payment provider is connected', async () => {
  expect(await queueWithdrawal('DEMOPAY')).toMatchObject({ state: 'processing', dueAt: null });
  expect(await db.select().from(payouts).where(eq(payouts.orderNo, 'W-DEMOPAY'))).toMatchObject([
    { provider: 'DEMOPAY', amount: 900, state: 'queued' },
  ]);
});
