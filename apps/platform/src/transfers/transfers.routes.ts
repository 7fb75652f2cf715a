import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { transferOptions, transferToMember, transferToUpline, type Transfer } from '@livery/contract/transfers';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { members, transfers } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import type { DoneOnce, MemberCall } from '../http/call.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { lockedByRollover } from '../promotions/rollover.ts';
import { maskName } from '../winners/mask-name.ts';
import type { PaymentPassword } from '../withdrawals/payment-password.ts';
import { type Given, giveMoney, receiverOf, uplineOf } from './transfers.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
}

/** Transfers that the screen shows again. */
const recentCount = 5;

type Asked = MemberCall<{ readonly paymentPassword: string }>;

export const transfersRoutes = (route: Route, { db, clock, hub, merchants, paymentPassword }: Needs): void => {
  const realMembers = createGate(merchants);
  const uplineGate = createGate(merchants, 'AGETRANSFERUP3');
  const fundsGate = createGate(merchants, 'FUNDTRANS3');
  const memberGate = createGate(merchants, 'MEMTRANS3');

  const view = ({ id, orderNo, amount, note, at }: Given['row'], account: string, currency: string): Transfer => ({
    id,
    orderNo,
    account: maskName(account),
    amount: formatAmount(amount),
    currency,
    note,
    at: at.toISOString(),
  });

  /** Both members' pages learn of their new balances. */
  const tell = ({ afterwards }: DoneOnce, { balances }: Given, currency: string): void =>
    afterwards(() =>
      Promise.all(
        [...balances].map(([memberId, balance]) => hub.publish({ type: 'balance', memberId, balance, currency })),
      ),
    );

  route(transferOptions, async (call) => {
    await realMembers(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const flags = await merchants.flagsOf(merchant);
    const { balance } = await readBalance(db, memberId);
    const { locked } = await lockedByRollover(db, memberId);
    const upline = flags.AGETRANSFERUP3 ? await uplineOf(db, memberId) : undefined;
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
      hasPaymentPassword: (await paymentPassword.standing(memberId)).isSet,
      recent: recent.map(({ row, account }) => view(row, account, merchant.currency)),
    };
  });

  const prove = ({ session: { memberId }, request }: Asked): Promise<void> =>
    paymentPassword.verify(memberId, request.paymentPassword);

  route(
    transferToUpline,
    async (call) => {
      const {
        tx,
        merchant,
        session: { memberId },
        request: { amount, note },
      } = call;
      const upline = await uplineOf(tx, memberId);
      if (!upline) throw new GatewayError(ErrorCode.FeatureOff);
      const given = await giveMoney(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'upline',
        fromId: memberId,
        toId: upline.id,
        amount: parseAmount(amount),
        note,
      });
      tell(call, given, merchant.currency);
      return view(given.row, upline.username, merchant.currency);
    },
    {
      guard: async (call) => {
        await uplineGate(call);
        await prove(call);
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
      const receiver = await receiverOf(tx, merchant.code, memberId, account);
      const given = await giveMoney(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'member',
        fromId: memberId,
        toId: receiver.id,
        amount: parseAmount(amount),
        note,
      });
      tell(call, given, merchant.currency);
      return view(given.row, receiver.username, merchant.currency);
    },
    {
      guard: async (call) => {
        await fundsGate(call);
        await memberGate(call);
        await prove(call);
      },
    },
  );
};
