import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import {
  cancelWithdrawal as cancelOperation,
  withdraw,
  withdrawalStatus,
  withdrawOptions,
} from '@livery/contract/withdrawals';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { BackOffice } from './back-office.ts';
import type { BankCards } from './bank-cards.ts';
import type { PaymentPassword } from './payment-password.ts';
import { findWithdrawal, openWithdrawals, withdrawalView } from './withdrawal-view.ts';
import { allowanceOf, cancelWithdrawal, readRules, requestWithdrawal } from './withdrawals.ts';
import type { WorkOff } from './work-off.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly cards: BankCards;
  readonly paymentPassword: PaymentPassword;
  readonly backOffice: BackOffice;
  readonly workOff: WorkOff;
}

/** Money out. Nothing here asks for limits or breaks of play: a member that has excluded itself can always withdraw. */
export const withdrawalsRoutes = (
  route: Route,
  { db, clock, hub, merchants, cards, paymentPassword, backOffice, workOff }: Needs,
): void => {
  const gate = createGate(merchants, 'WITHDRAW');

  const view = async (at: Database, memberId: string, id: string, currency: string) => {
    const found = await findWithdrawal(at, memberId, id);
    if (!found) throw new GatewayError(ErrorCode.NotFound);
    return withdrawalView(found, currency);
  };

  route(withdrawOptions, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    await workOff(memberId);
    const rules = await readRules(db, merchant.code);
    const { balance, locked, rolloverLeft, available, dailyLeft, countLeft, freeLeft } = await allowanceOf(
      db,
      merchant,
      memberId,
      clock.now(),
      rules,
    );
    return {
      currency: merchant.currency,
      balance: formatAmount(balance),
      locked: formatAmount(locked),
      rolloverLeft: formatAmount(rolloverLeft),
      available: formatAmount(available),
      least: formatAmount(rules.least),
      most: formatAmount(rules.most),
      dailyLeft: formatAmount(dailyLeft),
      countLeft,
      freeLeft,
      feeRate: formatAmount(rules.feeRate),
      feeFixed: formatAmount(rules.feeFixed),
      hasPaymentPassword: (await paymentPassword.standing(memberId)).isSet,
      cards: await cards.list(memberId),
      open: (await openWithdrawals(db, memberId)).map((each) => withdrawalView(each, merchant.currency)),
    };
  });

  route(
    withdraw,
    async ({ tx, afterwards, merchant, session: { memberId }, request: { amount, cardId } }) => {
      const { row, balance } = await requestWithdrawal(tx, clock.now(), backOffice, {
        merchant,
        memberId,
        cardId,
        amount: parseAmount(amount),
      });
      afterwards(() => hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }));
      return view(tx, memberId, row.id, merchant.currency);
    },
    {
      guard: async (call) => {
        await gate(call);
        await paymentPassword.verify(call.session.memberId, call.request.paymentPassword);
      },
    },
  );

  route(withdrawalStatus, async (call) => {
    await gate(call);
    const {
      merchant,
      request: { id },
      session: { memberId },
    } = call;
    await workOff(memberId);
    return view(db, memberId, id, merchant.currency);
  });

  route(cancelOperation, async (call) => {
    await gate(call);
    const {
      merchant,
      request: { id },
      session: { memberId },
    } = call;
    await workOff(memberId);
    const { balance } = await db.transaction((tx) => cancelWithdrawal(tx, clock.now(), memberId, id));
    if (balance !== undefined) await hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency });
    return view(db, memberId, id, merchant.currency);
  });
};
