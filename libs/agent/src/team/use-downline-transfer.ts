import { useTransferToDownline } from '@livery/api/agents/team';
import { isApiError } from '@livery/api/client/api-error';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { useState } from 'react';
import { pinLength } from '../shared/pin-field.tsx';

/**
 * Result of a transfer to several members. `amount` is the amount for each member. `orderNo` is the order number of the
 * first transfer.
 */
export interface SentTransfer {
  readonly amount: string;
  readonly orderNo: string;
}

interface DownlineTransferOptions {
  readonly to: readonly { readonly id: string }[];
  /** The agent's balance as a decimal amount. */
  readonly available: string;
}

/** Form state for a transfer of the same amount to each selected member: fields, validation and submit. */
export const useDownlineTransfer = ({ to, available }: DownlineTransferOptions) => {
  const getErrorMessage = useErrorMessage();
  const [send, { isPending, isOutcomeUnknown }] = useTransferToDownline();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [sent, setSent] = useState<SentTransfer>();
  const amount = useAmountInput().parse(typed);
  const isAmount = amount !== undefined && amount > 0 && amount * to.length <= parseAmount(available);
  const maxAmount = formatAmount(Math.floor(parseAmount(available) / Math.max(1, to.length)));

  const total = amount === undefined ? undefined : formatAmount(amount * to.length);

  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    if (!isAmount || pin.length !== pinLength) return;
    const { data, error } = await send({
      downlineIds: to.map(({ id }) => id),
      amount: formatAmount(amount),
      note: note.trim(),
      paymentPassword: pin,
    });
    const [first] = data?.list ?? [];
    if (first) return setSent(first);
    if (isApiError(error) && error.code.startsWith('payment.password')) setPin('');
    setSubmitError(getErrorMessage(error));
  };
  return {
    typed,
    setTyped,
    isAmount,
    maxAmount,
    total,
    note,
    setNote,
    pin,
    setPin,
    wasTried,
    submitError,
    sent,
    isPending,
    isOutcomeUnknown,
    submit,
  };
};
