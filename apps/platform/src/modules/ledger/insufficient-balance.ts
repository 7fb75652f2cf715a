import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

/** Thrown if a member's balance is lower than the amount to pay. The error response contains the balance. */
export class InsufficientBalanceError extends GatewayError {
  override readonly name = 'InsufficientBalanceError';
  readonly balance: Minor;

  constructor(balance: Minor) {
    super(ErrorCode.InsufficientBalance, {
      message: 'The balance does not cover this movement',
      value: { balance: formatAmount(balance) },
    });
    this.balance = balance;
  }
}
