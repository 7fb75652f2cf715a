import * as z from 'zod/mini';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';
import { paymentPasswordText, payoutsHeldUntil } from '../withdrawals/withdrawals.schemas.ts';
import { accountPattern } from '../withdrawals/bank-account-rules.ts';

export const transfer = z.object({
  id: z.string(),
  orderNo: z.string(),
  /** Masked user name of the recipient. */
  account: z.string(),
  amount,
  currency: z.string(),
  note: z.string(),
  at: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

const note = z._default(z.string().check(z.trim(), z.regex(/^[^<>\p{Cc}]{0,80}$/u)), '');

export const transferOptions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    balance: amount,
    available: amount,
    locked: amount,
    /**
     * Masked account of the agent directly above the member (upline). Null if the member cannot transfer money to this
     * agent.
     */
    upline: z.nullable(z.string()),
    canSendToMembers: z.boolean(),
    hasPaymentPassword: z.boolean(),
    payoutsHeldUntil,
    recent: z.array(transfer),
  }),
};
export type TransferOptions = z.infer<typeof transferOptions.value>;

export const transferToUpline = {
  request: z.object({ amount: amountInput, note, paymentPassword: paymentPasswordText }),
  value: transfer,
};

export const transferToMember = {
  request: z.object({
    account: z.string().check(z.trim(), z.regex(accountPattern)),
    amount: amountInput,
    note,
    paymentPassword: paymentPasswordText,
  }),
  value: transfer,
};
