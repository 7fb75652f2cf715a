import { useSendRain } from '@livery/api/rain';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../contracts/offer-draft.ts';
import parts from '../parts/cards.module.css';
import { Envelope } from './envelope.tsx';
import styles from './rain.module.css';

const lengths = [5, 15, 60, 180] as const;
const mostEnvelopes = 200;

/** An amount of the agent's own, over how many envelopes, for how long. It is asked about once more before it falls. */
export const SendForm = ({ available, team }: { readonly available: string; readonly team: number }) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const { money, count } = useFormat();
  const phrase = useErrorPhrase();
  const [typed, setTyped] = useState('');
  const [pieces, setPieces] = useState(String(Math.max(1, Math.min(10, team))));
  const [length, setLength] = useState<(typeof lengths)[number]>(15);
  const [wish, setWish] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [send, { isPending }] = useSendRain();
  const amount = readAmount(typed);
  const envelopes = /^\d{1,3}$/.test(pieces.trim()) ? Number(pieces) : 0;
  const isAmount = amount !== undefined && amount > 0 && amount <= parseAmount(available) && amount >= envelopes;
  const isPieces = envelopes >= 1 && envelopes <= mostEnvelopes;

  const submit = async (): Promise<void> => {
    setRefusal(undefined);
    const { data, error } = await send({
      amount: formatAmount(amount ?? 0),
      envelopes,
      minutes: length,
      wish: wish.trim(),
    });
    setAsked(false);
    if (!data) return setRefusal(phrase(error));
    showToast({ kind: 'success', text: t('rain.sent') });
    setTyped('');
    setWish('');
    setTried(false);
  };
  const mostHint = t('rain.available', { amount: money(available) });
  const piecesHint = t('rain.piecesHint', { most: count(mostEnvelopes), team: count(team) });
  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isAmount && isPieces) setAsked(true);
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
        hint={mostHint}
        {...(wasTried && !isAmount && { error: mostHint })}
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
      {refusal && (
        <p role="alert" className={parts.mistake}>
          {refusal}
        </p>
      )}
      <Button type="submit" tone="accent" isWide>
        {t('rain.send')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t('rain.send')}
          confirm={t('rain.send')}
          isPending={isPending}
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void submit()}
        >
          <p>{t('rain.ask', { amount: money(formatAmount(amount ?? 0)), envelopes: count(envelopes) })}</p>
        </ConfirmDialog>
      )}
    </form>
  );
};
