import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { transferDownline, transferMultipleDownline } from '@livery/contract/agents/team';
import type { Transfer } from '@livery/contract/transfers';
import type { Clock } from '../../../core/clock/clock.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { IdempotentContext, MemberContext } from '../../../core/http/calls/request-context.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { readBalance } from '../../ledger/index.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { NotifyInCall } from '../../notifications/index.ts';
import { createTransferMessage, type PaymentPassword, transferFunds } from '../../payments/index.ts';
import { findCaller, findInTeam } from '../team/access.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface DownlineTransferRoutesDeps {
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
  readonly notifyInCall: NotifyInCall;
}

type DownlineTransferCall = MemberContext<{
  readonly amount: string;
  readonly note: string;
  readonly paymentPassword: string;
}>;

export const downlineTransferRoutes = (
  route: Route,
  { clock, hub, merchants, paymentPassword, notifyInCall }: DownlineTransferRoutesDeps,
): void => {
  const gates = [createFeatureGuard(merchants, 'AGEDOWNMAN3'), createFeatureGuard(merchants, 'AGETRANSFERUP3')];
  const guard = async (call: DownlineTransferCall): Promise<void> => {
    for (const gate of gates) await gate(call);
    await paymentPassword.authorizePayout(call.session.memberId, call.request.paymentPassword);
  };

  /**
   * Transfers the amount to every recipient. If the balance is too small for all transfers together, no transfer is
   * made.
   */
  const transferTo = async (
    { tx, onCommit, merchant, session, request }: DownlineTransferCall & IdempotentContext,
    ids: readonly string[],
  ): Promise<Transfer[]> => {
    const caller = await findCaller(tx, session);
    const recipients = [];
    for (const id of new Set(ids)) {
      const recipient = await findInTeam(tx, caller, id);
      if (recipient.id === caller.id || recipient.isDisabled) throw new GatewayError(ErrorCode.TransferReceiver);
      recipients.push(recipient);
    }
    // Locks the wallets of all members before the first transfer, sorted by member id. All transactions lock wallets in
    // this order, which prevents deadlocks.
    for (const id of [caller.id, ...recipients.map((recipient) => recipient.id)].sort())
      await readBalance(tx, id, 'lock');
    const amount = parseAmount(request.amount);
    const balances = new Map<string, number>();
    const list: Transfer[] = [];
    for (const recipient of recipients) {
      const transfer = await transferFunds(tx, clock.now(), {
        merchant: merchant.code,
        kind: 'downline',
        fromId: caller.id,
        toId: recipient.id,
        amount,
        note: request.note,
      });
      // The members of a team already have the user name of the agent above them. Therefore the message can show it in
      // full.
      await notifyInCall({ tx, onCommit }, createTransferMessage(transfer.row, caller.username, merchant.currency));
      for (const [id, balance] of transfer.balances) balances.set(id, balance);
      const { id, orderNo, note, at } = transfer.row;
      list.push({
        id,
        orderNo,
        account: recipient.username,
        amount: formatAmount(amount),
        currency: merchant.currency,
        note,
        at: at.toISOString(),
      });
    }
    onCommit(() =>
      Promise.all(
        [...balances].map(([memberId, balance]) =>
          hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }),
        ),
      ),
    );
    return list;
  };

  route(transferDownline, async (call) => (await transferTo(call, [call.request.downlineId]))[0] as Transfer, {
    guard,
  });
  route(transferMultipleDownline, async (call) => ({ list: await transferTo(call, call.request.downlineIds) }), {
    guard,
  });
};
