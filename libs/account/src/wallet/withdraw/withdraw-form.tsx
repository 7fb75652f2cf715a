import { isApiError } from '@livery/api/client/api-error';
import { useWithdraw, type WithdrawOptions } from '@livery/api/withdrawals';
import { formatAmount, parseAmount, type Minor } from '@livery/contract/money';
import { paths, withQuery } from '@livery/kit/paths';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../shared/amount-field.tsx';
import styles from '../shared/money.module.css';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { useNavigateIfMounted } from '../../shared/use-navigate-if-mounted.ts';
import { AvailableBalance } from './available-balance.tsx';
import { CardChoice } from './card-choice.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/**
 * Returns the max amount of one withdrawal: the lowest of the limit per withdrawal, the available balance and the rest
 * of the daily limit.
 */
const getMaxAmount = ({ most, available, dailyLeft }: WithdrawOptions): Minor =>
  Math.min(parseAmount(most), parseAmount(available), parseAmount(dailyLeft));

export const WithdrawForm = ({ options }: { readonly options: WithdrawOptions }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const navigateIfMounted = useNavigateIfMounted();
  const getErrorMessage = useErrorMessage();
  const [cardId, setCardId] = useState(options.cards[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const [fieldErrors, setFieldErrors] = useState<{ amount?: string; pin?: string }>({});
  const [submitError, setSubmitError] = useState<string>();
  const [withdraw, { isPending, isOutcomeUnknown }] = useWithdraw();

  const maxAmount = getMaxAmount(options);
  const minAmount = parseAmount(options.least);
  const amount = useAmountInput().parse(typed);
  const range =
    maxAmount >= minAmount
      ? t('range', { least: money(options.least), most: money(formatAmount(maxAmount)) })
      : t('withdraw.tooLittle', { least: money(options.least) });

  const submit = async (): Promise<void> => {
    setSubmitError(undefined);
    const isFit = amount !== undefined && amount >= minAmount && amount <= maxAmount;
    const wrong = { ...(!isFit && { amount: range }), ...(pin.length !== pinLength && { pin: t('pin.hint') }) };
    setFieldErrors(wrong);
    if (!isFit || Object.keys(wrong).length > 0) return;
    const { data, error } = await withdraw({ amount: formatAmount(amount), cardId, paymentPassword: pin });
    if (data) return navigateIfMounted(withQuery(paths.withdraw, { order: data.id }));
    if (isApiError(error) && error.code.startsWith('payment.password')) {
      setPin('');
      setFieldErrors({ pin: getErrorMessage(error) });
    } else setSubmitError(getErrorMessage(error));
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AvailableBalance options={options} />
      <CardChoice cards={options.cards} value={cardId} onSelect={setCardId} />
      <AmountField
        value={typed}
        onValue={(next) => {
          setTyped(next);
          setFieldErrors(({ pin: wrongPin }) => (wrongPin === undefined ? {} : { pin: wrongPin }));
        }}
        hint={range}
        error={fieldErrors.amount}
        {...(maxAmount >= minAmount && {
          max: {
            label: t(maxAmount === parseAmount(options.balance) ? 'all' : 'most'),
            amount: formatAmount(maxAmount),
          },
        })}
      />
      <WithdrawalFacts options={options} amount={amount} />
      <PinField value={pin} onValue={setPin} error={fieldErrors.pin} />
      {submitError && (
        <p role="alert" className={styles.error}>
          {submitError} {isOutcomeUnknown && t('unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('withdraw.submit')}
      </Button>
      <Button tone="plain" href={paths.paymentPassword}>
        {t('pin.forgot')}
      </Button>
    </form>
  );
};
