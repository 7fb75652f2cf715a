import { useSendRedPackets } from '@livery/api/red-packets';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pinLength } from '../shared/pin-field.tsx';
import { parseMinorAmount } from '../contracts/offers/offer-draft.ts';

/** Durations in minutes that an agent can choose for a red packet rain (a timed giveaway). */
export const rainMinutes = [5, 15, 60, 180] as const;
export type RainMinutes = (typeof rainMinutes)[number];
export const maxEnvelopes = 200;

interface SendFormOptions {
  /** The agent's balance as a decimal amount. */
  readonly available: string;
  /** Number of members in the agent's team. */
  readonly team: number;
}

/** Form state for sending a red packet rain (a timed giveaway): fields, validation, confirmation and submit. */
export const useSendForm = ({ available, team }: SendFormOptions) => {
  const { t } = useTranslation('contracts');
  const getErrorMessage = useErrorMessage();
  const [typed, setTyped] = useState('');
  const [pieces, setPieces] = useState(String(Math.max(1, Math.min(10, team))));
  const [length, setLength] = useState<RainMinutes>(15);
  const [wish, setWish] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [send, { isPending }] = useSendRedPackets();
  const amount = parseMinorAmount(typed);
  const envelopes = /^\d{1,3}$/.test(pieces.trim()) ? Number(pieces) : 0;
  const isAmount = amount !== undefined && amount > 0 && amount <= parseAmount(available) && amount >= envelopes;
  const isPieces = envelopes >= 1 && envelopes <= maxEnvelopes;

  const submit = async (): Promise<void> => {
    setSubmitError(undefined);
    const { data, error } = await send({
      amount: formatAmount(amount ?? 0),
      envelopes,
      minutes: length,
      wish: wish.trim(),
      paymentPassword: pin,
    });
    setConfirming(false);
    setPin('');
    if (!data) return setSubmitError(getErrorMessage(error));
    showToast({ kind: 'success', text: t('rain.sent') });
    setTyped('');
    setWish('');
    setTried(false);
  };
  const startConfirmation = (): void => {
    setTried(true);
    if (isAmount && isPieces && pin.length === pinLength) setConfirming(true);
  };
  return {
    typed,
    setTyped,
    amount,
    isAmount,
    pieces,
    setPieces,
    envelopes,
    isPieces,
    length,
    setLength,
    wish,
    setWish,
    pin,
    setPin,
    wasTried,
    isConfirming,
    setConfirming,
    startConfirmation,
    submitError,
    isPending,
    submit,
  };
};
