import { isApiError } from '@livery/api/api-error';
import { useWithdraw, type WithdrawOptions } from '@livery/api/withdrawals';
import { formatAmount, parseAmount, type Minor } from '@livery/contract/money';
import { paths, withQuery } from '@livery/kit/paths';
import { feeOf, readTyped } from '@livery/kit/typed-amount';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../money/amount-field.tsx';
import styles from '../money/money.module.css';
import { PinField, pinLength } from '../money/pin-field.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { useLeadOn } from '../parts/use-lead-on.ts';
import { Available } from './available.tsx';
import { CardChoice } from './card-choice.tsx';

/** The most that one withdrawal can be now. */
const mostOf = ({ most, available, dailyLeft }: WithdrawOptions): Minor =>
  Math.min(parseAmount(most), parseAmount(available), parseAmount(dailyLeft));

export const WithdrawForm = ({ options }: { readonly options: WithdrawOptions }) => {
  const { t } = useTranslation('money');
  const { money, count } = useFormat();
  const leadOn = useLeadOn();
  const phrase = useErrorPhrase();
  const [cardId, setCardId] = useState(options.cards[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const [mistakes, setMistakes] = useState<{ amount?: string; pin?: string }>({});
  const [refusal, setRefusal] = useState<string>();
  const [withdraw, { isPending, isOpen }] = useWithdraw();

  const most = mostOf(options);
  const least = parseAmount(options.least);
  const amount = readTyped(typed);
  const fee = amount === undefined || options.freeLeft > 0 ? 0 : feeOf(amount, options);
  const range =
    most >= least
      ? t('range', { least: money(options.least), most: money(formatAmount(most)) })
      : t('withdraw.tooLittle', { least: money(options.least) });

  const submit = async (): Promise<void> => {
    setRefusal(undefined);
    const isFit = amount !== undefined && amount >= least && amount <= most;
    const wrong = { ...(!isFit && { amount: range }), ...(pin.length !== pinLength && { pin: t('pin.hint') }) };
    setMistakes(wrong);
    if (!isFit || Object.keys(wrong).length > 0) return;
    const { data, error } = await withdraw({ amount: formatAmount(amount), cardId, paymentPassword: pin });
    if (data) return leadOn(withQuery(paths.withdraw, { order: data.id }));
    if (isApiError(error) && error.code.startsWith('payment.password')) {
      setPin('');
      setMistakes({ pin: phrase(error) });
    } else setRefusal(phrase(error));
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
      <Available options={options} />
      <CardChoice cards={options.cards} value={cardId} onSelect={setCardId} />
      <AmountField
        value={typed}
        onValue={(next) => {
          setTyped(next);
          setMistakes(({ pin: wrongPin }) => (wrongPin === undefined ? {} : { pin: wrongPin }));
        }}
        hint={range}
        error={mistakes.amount}
        {...(most >= least && { quick: [formatAmount(most)] })}
      />
      <FactList
        facts={[
          [t('fee.label'), fee === 0 ? t('fee.none') : money(formatAmount(fee))],
          [t('withdraw.received'), amount === undefined ? '–' : money(formatAmount(Math.max(0, amount - fee)))],
          [
            t('withdraw.today'),
            t('withdraw.left', { left: count(options.countLeft), amount: money(options.dailyLeft) }),
          ],
        ]}
      />
      <PinField value={pin} onValue={setPin} error={mistakes.pin} />
      {refusal && (
        <p role="alert" className={styles.mistake}>
          {refusal} {isOpen && t('unanswered')}
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
