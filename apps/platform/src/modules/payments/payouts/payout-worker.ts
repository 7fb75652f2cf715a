import { formatAmount, parseAmount } from '@livery/contract/money';
import type { PayoutOrder } from '@livery/contract/payment-channels/calls';
import { and, asc, eq, inArray, lte, ne, not, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { whereStopped } from '../../incidents/index.ts';
import { ledgerAccounts } from '../../ledger/index.ts';
import type { AccountNumberCipher } from '../bank-accounts/account-number-cipher.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';
import { getNextCallTime } from '../providers/next-call.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import type { PayoutResults } from './payout-results.ts';
import type { PayoutRow } from './payouts.ts';
import { payouts } from '../payouts.tables.ts';

/** Maximum number of payouts that the payout job loads at a time. */
const batchSize = 20;
const delays = { min: seconds(5), max: hours(1) };

interface PayoutWorkerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly numbers: AccountNumberCipher;
  readonly results: PayoutResults;
  readonly onError: (error: unknown) => void;
}

/**
 * SQL condition for the payouts that the job can process now. While an operator has stopped the withdrawals of a brand
 * or payment provider, its queued payouts are excluded. Payouts that were already sent are always included, because the
 * job only queries their results.
 */
const notHeld = or(ne(payouts.state, 'queued'), not(whereStopped('withdrawals', payouts.merchant, payouts.provider)));

/**
 * Selects the payouts whose next call to the provider is due, and moves this call into the future. Other gateways
 * therefore do not process these payouts at the same time.
 */
const claimDue = (db: Database, now: Date): Promise<PayoutRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payouts)
      .where(and(inArray(payouts.state, ['queued', 'sent']), lte(payouts.nextAt, now), notHeld))
      .orderBy(asc(payouts.nextAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { orderNo, createdAt } of due)
      await tx
        .update(payouts)
        .set({ nextAt: getNextCallTime(createdAt, now, delays) })
        .where(eq(payouts.orderNo, orderNo));
    return due;
  });

const buildOrder = async (
  db: Database,
  numbers: AccountNumberCipher,
  { orderNo, merchant, amount, withdrawalId }: PayoutRow,
): Promise<PayoutOrder> => {
  const [details] = await db
    .select({ card: bankCards, bankId: payoutBanks.providerBank, currency: ledgerAccounts.currency })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.memberId, withdrawals.memberId))
    .where(eq(withdrawals.id, withdrawalId));
  if (!details) throw new Error(`The payout ${orderNo} has no bank account.`);
  const { card, bankId, currency } = details;
  return {
    orderNo,
    merchant,
    bankId,
    accountNumber: numbers.decrypt(card.sealedNumber),
    holder: card.holder,
    amount: formatAmount(amount),
    currency,
  };
};

/**
 * Creates the job that sends payouts to their providers and queries the results. If it is unknown whether the provider
 * got a payout, the job sends it again with the same order number. This is safe, because the provider pays each order
 * number once. The member gets the money back only after the result `rejected`. After an error, the provider may still
 * pay.
 */
export const createPayoutWorker = ({ db, clock, providers, numbers, results, onError }: PayoutWorkerDeps) => {
  const process = async (payout: PayoutRow): Promise<void> => {
    const { orderNo, merchant, provider: code, state } = payout;
    const provider = providers.find((each) => each.code === code);
    if (!provider)
      throw new Error(
        `The payout ${orderNo} waits for the payment provider "${code}", which the settings do not name.`,
      );
    const order = await buildOrder(db, numbers, payout);
    const status = await (state === 'queued' ? provider.createPayout(order) : provider.getPayout(order));
    if (status.orderNo !== orderNo)
      throw new Error(`The payment provider ${code} reports ${status.orderNo} in place of ${orderNo}.`);
    const { outcome, amount, currency, reason } = status;
    await results.settle(
      { orderNo, provider: code, merchant },
      { outcome, amount: parseAmount(amount), currency, reason },
    );
  };

  return async (): Promise<void> => {
    for (;;) {
      const due = await claimDue(db, clock.now());
      await Promise.all(due.map((payout) => process(payout).catch(onError)));
      if (due.length < batchSize) return;
    }
  };
};
