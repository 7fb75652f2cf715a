import { useSetPlayLimitMutation, type PlayLimit } from '@livery/api/limits';
import { formatAmount } from '@livery/contract/money';
import { readTyped } from '@livery/kit/typed-amount';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSign } from '../money/use-sign.ts';
import { FormSheet } from '../parts/form-sheet.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

interface LimitSheetProps {
  readonly limit: PlayLimit;
  readonly onClose: () => void;
}

const amountOf = (typed: string): string | null => {
  const amount = readTyped(typed);
  return amount ? formatAmount(amount) : null;
};

/** How much, and what a change means: a tighter limit holds at once, a looser one waits. */
export const LimitSheet = ({ limit: { kind, period, amount: known }, onClose }: LimitSheetProps) => {
  const { t } = useTranslation('play');
  const phrase = useErrorPhrase();
  const sign = useSign();
  const [typed, setTyped] = useState(known ?? '');
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetPlayLimitMutation();
  const amount = amountOf(typed);
  const send = async (next: string | null) => {
    const { data } = await save({ kind, period, amount: next });
    if (data) onClose();
  };
  const handleSubmit = () => {
    setWasSent(true);
    if (amount !== null) void send(amount);
  };
  return (
    <FormSheet
      isOpen
      onOpenChange={onClose}
      title={`${t(`kind.${kind}`)} · ${t(`period.${period}`)}`}
      submit={t('set')}
      isPending={saving.isLoading}
      mistake={saving.error && phrase(saving.error)}
      onSubmit={handleSubmit}
    >
      <TextField
        label={t('amount')}
        start={sign}
        inputMode="decimal"
        maxLength={16}
        value={typed}
        hint={t('amountHint')}
        error={wasSent && amount === null ? t('amountWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {known !== null && (
        <Button tone="plain" disabled={saving.isLoading} onClick={() => void send(null)}>
          {t('remove')}
        </Button>
      )}
    </FormSheet>
  );
};
