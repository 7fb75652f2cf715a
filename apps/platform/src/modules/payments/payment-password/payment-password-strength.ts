import { ErrorCode } from '@livery/contract/errors';
import { isGuessablePaymentPassword } from '@livery/contract/withdrawals/payment-password-rules';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';

/** Personal numbers of a member, which other people can know. */
interface PersonalNumbers {
  readonly mobileNum?: string | null;
  readonly idNumber?: string | null;
}

/**
 * Throws a GatewayError for a payment password that is easy to guess: sequences, repeated digits, dates, and digits of
 * the member's phone or ID number. An ID number often contains the date of birth.
 */
export const assertStrongPaymentPassword = (
  paymentPassword: string,
  { mobileNum, idNumber }: PersonalNumbers,
): void => {
  const personalDigits = [mobileNum, idNumber].map((each) => (each ?? '').replace(/\D/g, ''));
  if (isGuessablePaymentPassword(paymentPassword) || personalDigits.some((digits) => digits.includes(paymentPassword)))
    throw new GatewayError(ErrorCode.PaymentPasswordWeak, { value: { field: 'paymentPassword' } });
};
