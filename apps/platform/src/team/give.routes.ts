import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { transferDownline, transferMultipleDownline } from '@livery/contract/team';
import type { Transfer } from '@livery/contract/transfers';
import type { Clock } from '../clock/clock.ts';
import type { Hub } from '../events/hub.ts';
import type { DoneOnce, MemberCall } from '../http/call.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { giveMoney } from '../transfers/transfers.ts';
import type { PaymentPassword } from '../withdrawals/payment-password.ts';
import { findCaller, findInTeam } from './access.ts';

interface Needs {
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
}

type Asked = MemberCall<{ readonly amount: string; readonly note: string; readonly paymentPassword: string }>;

/** Money that an agent gives down its line. */
export const giveRoutes = (route: Route, { clock, hub, merchants, paymentPassword }: Needs): void => {
  const gates = [createGate(merchants, 'AGEDOWNMAN3'), createGate(merchants, 'AGETRANSFERUP3')];
  const guard = async (call: Asked): Promise<void> => {
    for (const gate of gates) await gate(call);
    await paymentPassword.verify(call.session.memberId, call.request.paymentPassword);
  };

  /** Gives to each of them or to none. Those who are to be given more than there is move nothing. */
  const give = async (
    { tx, afterwards, merchant, session, request }: Asked & DoneOnce,
    ids: readonly string[],
  ): Promise<Transfer[]> => {
    const caller = await findCaller(tx, session);
    const receivers = [];
    for (const id of new Set(ids)) {
      const receiver = await findInTeam(tx, caller, id);
      if (receiver.id === caller.id || receiver.isDisabled) throw new GatewayError(ErrorCode.TransferReceiver);
      receivers.push(receiver);
    }
    // All of them in the one order in which accounts are locked, before the first moves.
    for (const id of [caller.id, ...receivers.map((receiver) => receiver.id)].sort()) await readBalance(tx, id, 'lock');
    const amount = parseAmount(request.amount);
    const balances = new Map<string, number>();
    const list: Transfer[] = [];
    for (const receiver of receivers) {
      const given = await giveMoney(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'downline',
        fromId: caller.id,
        toId: receiver.id,
        amount,
        note: request.note,
      });
      for (const [id, balance] of given.balances) balances.set(id, balance);
      const { id, orderNo, note, at } = given.row;
      list.push({
        id,
        orderNo,
        account: receiver.username,
        amount: formatAmount(amount),
        currency: merchant.currency,
        note,
        at: at.toISOString(),
      });
    }
    afterwards(() =>
      Promise.all(
        [...balances].map(([memberId, balance]) =>
          hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }),
        ),
      ),
    );
    return list;
  };

  route(transferDownline, async (call) => (await give(call, [call.request.downlineId]))[0] as Transfer, { guard });
  route(transferMultipleDownline, async (call) => ({ list: await give(call, call.request.downlineIds) }), { guard });
};
