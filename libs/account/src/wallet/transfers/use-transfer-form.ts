import { isApiError, type ApiError } from '@livery/api/client/api-error';
import type { Transfer, TransferOptions } from '@livery/api/wallet/transfers';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { accountPattern } from '@livery/contract/withdrawals/bank-account-rules';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { useState } from 'react';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { pinLength } from '../shared/pin-field.tsx';

interface Gift {
  readonly account: string;
  readonly amount: string;
  readonly note: string;
  readonly paymentPassword: string;
}

export type SendGift = (
  gift: Gift,
) => Promise<{ readonly data?: Transfer | undefined; readonly error?: ApiError | undefined }>;

interface TransferFormOptions {
  readonly options: TransferOptions;
  /**
   * True if the page determines the recipient, such as the agent above the member. The form then has no field for the
   * account name.
   */
  readonly isAccountFixed: boolean;
  readonly onSend: SendGift;
}

/** State and actions of the transfer form: fields, validation and submit. */
export const useTransferForm = ({ options, isAccountFixed, onSend }: TransferFormOptions) => {
  const getErrorMessage = useErrorMessage();
  const [account, setAccount] = useState('');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [wrongPin, setWrongPin] = useState<string>();
  const [sent, setSent] = useState<Transfer>();
  const amount = useAmountInput().parse(typed);
  const isAmount = amount !== undefined && amount > 0 && amount <= parseAmount(options.available);
  const isAccount = isAccountFixed || accountPattern.test(account.trim());

  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    setWrongPin(undefined);
    if (!isAmount || !isAccount || pin.length !== pinLength) return;
    const { data, error } = await onSend({
      account: account.trim(),
      amount: formatAmount(amount),
      note: note.trim(),
      paymentPassword: pin,
    });
    if (data) return setSent(data);
    if (isApiError(error) && error.code.startsWith('payment.password')) {
      setPin('');
      setWrongPin(getErrorMessage(error));
    } else setSubmitError(getErrorMessage(error));
  };

  const reset = (): void => {
    setSent(undefined);
    setTyped('');
    setPin('');
    setNote('');
    setTried(false);
  };

  return {
    account,
    setAccount,
    isAccount,
    typed,
    setTyped,
    isAmount,
    note,
    setNote,
    pin,
    setPin,
    wrongPin,
    wasTried,
    submitError,
    sent,
    submit,
    reset,
  };
};
