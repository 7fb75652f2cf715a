import { useSendRedPackets } from '@livery/api/red-packets';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMinorAmount } from '../contracts/offers/offer-draft.ts';
import parts from '../shared/cards.module.css';
import { Envelope } from './envelope.tsx';
import styles from './red-packets.module.css';

const lengths = [5, 15, 60, 180] as const;
const maxEnvelopes = 200;

/** Form to send a red packet rain with amount, number of envelopes and duration. Asks for confirmation. */
export const SendForm = ({ available, team }: { readonly available: string; readonly team: number }) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const { money, count } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [typed, setTyped] = useState('');
  const [pieces, setPieces] = useState(String(Math.max(1, Math.min(10, team))));
  const [length, setLength] = useState<(typeof lengths)[number]>(15);
  const [wish, setWish] = useState('');
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
    });
    setConfirming(false);
    if (!data) return setSubmitError(getErrorMessage(error));
    showToast({ kind: 'success', text: t('rain.sent') });
    setTyped('');
    setWish('');
    setTried(false);
  };
  const amountHint = t('rain.available', { amount: money(available) });
  const piecesHint = t('rain.piecesHint', { most: count(maxEnvelopes), team: count(team) });
  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isAmount && isPieces) setConfirming(true);
      }}
    >
      <div className={styles.banner}>
        <Envelope className={styles.small} />
        <p>{t('rain.lead')}</p>
      </div>
      <TextField
        label={t('rain.amount')}
        value={typed}
        inputMode="decimal"
        maxLength={14}
        dir="ltr"
        autoComplete="off"
        hint={amountHint}
        {...(wasTried && !isAmount && { error: amountHint })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t('rain.pieces')}
        value={pieces}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
        autoComplete="off"
        hint={piecesHint}
        {...(wasTried && !isPieces && { error: piecesHint })}
        onChange={({ target }) => setPieces(target.value)}
      />
      <ChipRow
        label={t('rain.length')}
        value={String(length)}
        onSelect={(next) => setLength(Number(next) as (typeof lengths)[number])}
        choices={lengths.map(
          (each) => [String(each), t('rain.minutes', { count: each, number: count(each) })] as const,
        )}
      />
      <TextField
        label={t('rain.wish')}
        value={wish}
        maxLength={60}
        onChange={({ target }) => setWish(target.value.replace(/[<>]/g, ''))}
      />
      {submitError && (
        <p role="alert" className={parts.mistake}>
          {submitError}
        </p>
      )}
      <Button type="submit" tone="accent" isWide>
        {t('rain.send')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          isOpen
          title={t('rain.send')}
          confirm={t('rain.send')}
          isPending={isPending}
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setConfirming(false)}
          onConfirm={() => void submit()}
        >
          <p>{t('rain.ask', { amount: money(formatAmount(amount ?? 0)), envelopes: count(envelopes) })}</p>
        </ConfirmDialog>
      )}
    </form>
  );
};
