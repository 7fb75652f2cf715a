import { useSetPlayLimitMutation, type PlayLimit } from '@livery/api/responsible-gaming';
import { formatAmount } from '@livery/contract/money';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../shared/use-currency-symbol.ts';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

interface LimitSheetProps {
  readonly limit: PlayLimit;
  readonly onClose: () => void;
}

/**
 * Sheet to set or remove one limit on the member's deposits, losses or bets. A lower limit applies immediately. A
 * higher limit, or no limit, applies only after a waiting period and a confirmation by the member.
 */
export const LimitSheet = ({ limit: { kind, period, amount: currentAmount }, onClose }: LimitSheetProps) => {
  const { t } = useTranslation('play');
  const getErrorMessage = useErrorMessage();
  const currencySymbol = useCurrencySymbol();
  const { parse, toInput, hasDecimals } = useAmountInput();
  const [typed, setTyped] = useState(currentAmount === null ? '' : toInput(currentAmount));
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetPlayLimitMutation();
  const minor = parse(typed);
  const amount = minor ? formatAmount(minor) : null;
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
      error={saving.error && getErrorMessage(saving.error)}
      onSubmit={handleSubmit}
    >
      <TextField
        label={t('amount')}
        start={currencySymbol}
        inputMode={hasDecimals ? 'decimal' : 'numeric'}
        maxLength={16}
        value={typed}
        hint={t('amountHint')}
        error={wasSent && amount === null ? t('amountWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {currentAmount !== null && (
        <Button tone="plain" disabled={saving.isLoading} onClick={() => void send(null)}>
          {t('remove')}
        </Button>
      )}
    </FormSheet>
  );
};
