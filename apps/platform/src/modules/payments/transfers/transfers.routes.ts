import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { transferOptions, transferToMember, transferToUpline, type Transfer } from '@livery/contract/transfers';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { IdempotentContext, MemberContext } from '../../../core/http/calls/request-context.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { readBalance } from '../../ledger/index.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { NotifyInCall } from '../../notifications/index.ts';
import { getLockedBonus } from '../../rewards/index.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { type PaymentPassword, toPayoutState } from '../payment-password/payment-password.ts';
import {
  type TransferResult,
  transferFunds,
  createTransferMessage,
  findRecipient,
  findTransferUpline,
} from './transfers.ts';
import type { NameAttempts } from '../shared/name-attempts.ts';
import { members } from '../../members/index.ts';
import { transfers } from './transfers.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface TransfersRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly notifyInCall: NotifyInCall;
  /** Counter of a member's attempts to transfer money to an account name that cannot receive it. */
  readonly recipientAttempts: NameAttempts;
}

/** Maximum number of recent transfers on the transfer screen. */
const recentCount = 5;

type TransferCall = MemberContext<{ readonly paymentPassword: string }>;

const toTransferView = (
  { id, orderNo, amount, note, at }: TransferResult['row'],
  account: string,
  currency: string,
): Transfer => ({
  id,
  orderNo,
  account: maskName(account),
  amount: formatAmount(amount),
  currency,
  note,
  at: at.toISOString(),
});

/**
 * Registers the route that returns the possible recipients, the available amount and the recent transfers of a member.
 */
const registerOptions = (route: Route, { db, merchants, paymentPassword }: TransfersRoutesDeps): void => {
  const realMembers = createFeatureGuard(merchants);

  route(transferOptions, async (call) => {
    await realMembers(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const flags = await merchants.getFlags(merchant);
    const { balance } = await readBalance(db, memberId);
    const { locked } = await getLockedBonus(db, memberId);
    const upline = flags.AGETRANSFERUP3 ? await findTransferUpline(db, memberId) : undefined;
    const recent = await db
      .select({ row: transfers, account: members.username })
      .from(transfers)
      .innerJoin(members, eq(members.id, transfers.toId))
      .where(eq(transfers.fromId, memberId))
      .orderBy(desc(transfers.at))
      .limit(recentCount);
    return {
      currency: merchant.currency,
      balance: formatAmount(balance),
      locked: formatAmount(Math.min(locked, balance)),
      available: formatAmount(Math.max(0, balance - locked)),
      upline: upline ? maskName(upline.username) : null,
      canSendToMembers: Boolean(flags.FUNDTRANS3 && flags.MEMTRANS3),
      ...toPayoutState(await paymentPassword.getStatus(memberId)),
      recent: recent.map(({ row, account }) => toTransferView(row, account, merchant.currency)),
    };
  });
};

const registerTransfers = (
  route: Route,
  { clock, hub, merchants, paymentPassword, notifyInCall, recipientAttempts }: TransfersRoutesDeps,
): void => {
  const uplineGate = createFeatureGuard(merchants, 'AGETRANSFERUP3');
  const fundsGate = createFeatureGuard(merchants, 'FUNDTRANS3');
  const memberGate = createFeatureGuard(merchants, 'MEMTRANS3');

  /** After the commit, sends the new balances to the open pages of both members. */
  const publishBalances = ({ onCommit }: IdempotentContext, { balances }: TransferResult, currency: string): void =>
    onCommit(() =>
      Promise.all(
        [...balances].map(([memberId, balance]) => hub.publish({ type: 'balance', memberId, balance, currency })),
      ),
    );

  const authorizePayout = ({ session: { memberId }, request }: TransferCall): Promise<void> =>
    paymentPassword.authorizePayout(memberId, request.paymentPassword);

  route(
    transferToUpline,
    async (call) => {
      const {
        tx,
        merchant,
        session: { memberId },
        request: { amount, note },
      } = call;
      const upline = await findTransferUpline(tx, memberId);
      if (!upline) throw new GatewayError(ErrorCode.FeatureDisabled);
      const result = await transferFunds(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'upline',
        fromId: memberId,
        toId: upline.id,
        amount: parseAmount(amount),
        note,
      });
      publishBalances(call, result, merchant.currency);
      // An agent can see the names of all members of the own team. Therefore the message shows the name of the sender
      // in full.
      await notifyInCall(call, createTransferMessage(result.row, call.session.username, merchant.currency));
      return toTransferView(result.row, upline.username, merchant.currency);
    },
    {
      guard: async (call) => {
        await uplineGate(call);
        await authorizePayout(call);
      },
    },
  );

  route(
    transferToMember,
    async (call) => {
      const {
        tx,
        merchant,
        session: { memberId },
        request: { account, amount, note },
      } = call;
      const recipient = await recipientAttempts.run(memberId, ErrorCode.TransferReceiver, () =>
        findRecipient(tx, merchant.code, memberId, account),
      );
      const result = await transferFunds(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'member',
        fromId: memberId,
        toId: recipient.id,
        amount: parseAmount(amount),
        note,
      });
      publishBalances(call, result, merchant.currency);
      await notifyInCall(call, createTransferMessage(result.row, maskName(call.session.username), merchant.currency));
      return toTransferView(result.row, recipient.username, merchant.currency);
    },
    {
      guard: async (call) => {
        await fundsGate(call);
        await memberGate(call);
        await authorizePayout(call);
      },
    },
  );
};

export const transfersRoutes = (route: Route, deps: TransfersRoutesDeps): void => {
  registerOptions(route, deps);
  registerTransfers(route, deps);
};
