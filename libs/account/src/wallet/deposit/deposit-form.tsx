import { useCreateDeposit, type DepositBonus, type DepositChannel } from '@livery/api/deposits';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { computeFee } from '@livery/kit/parse/parse-amount-input';
import { useAmountInput } from '@livery/kit/parse/use-amount-input';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../shared/amount-field.tsx';
import styles from '../shared/money.module.css';
import { useFeeLabel } from '../shared/use-fee-label.ts';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { BonusChoice } from './bonus/bonus-choice.tsx';
import { useBonusChoice } from './bonus/use-bonus-choice.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { redirectToPayment } from './redirect-to-payment.ts';

interface DepositFormProps {
  readonly channels: readonly DepositChannel[];
  readonly bonuses: readonly DepositBonus[];
}

/** Deposit form. The member selects the payment channel, the amount and the bonus, and sees the fee. */
export const DepositForm = ({ channels, bonuses }: DepositFormProps) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const { gateway } = useBrand();
  const getFeeLabel = useFeeLabel();
  const getErrorMessage = useErrorMessage();
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const amount = useAmountInput().parse(typed);
  const [amountError, setAmountError] = useState<string>();
  const [bonusError, setBonusError] = useState<string>();
  const { bonus, select: selectBonus, isEnough, preview } = useBonusChoice(bonuses);
  const [submitError, setSubmitError] = useState<string>();
  const [deposit, { isPending, isOutcomeUnknown }] = useCreateDeposit();
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel) return <EmptyState kind="first-use" title={t('deposit.noChannel')} />;

  const range = t('range', { least: money(channel.least), most: money(channel.most) });
  const isFit = amount !== undefined && amount >= parseAmount(channel.least) && amount <= parseAmount(channel.most);
  const fee = amount === undefined ? 0 : computeFee(amount, channel);
  const credited = Math.max(0, (amount ?? 0) - fee);

  const submit = async (): Promise<void> => {
    setSubmitError(undefined);
    if (!isFit) return setAmountError(range);
    if (bonus && !isEnough(credited)) return setBonusError(t('bonus.tooSmall', { least: money(bonus.least) }));
    const { data, error } = await deposit({
      channelId,
      amount: formatAmount(amount),
      ...(bonus && { bonusId: bonus.promotionId }),
      returnTo: paths.deposit,
    });
    if (data) redirectToPayment(data, gateway);
    else setSubmitError(getErrorMessage(error));
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
      <ChannelChoice channels={channels} value={channelId} onSelect={setChannelId} />
      <AmountField
        value={typed}
        onValue={(next) => {
          setTyped(next);
          setAmountError(undefined);
          setBonusError(undefined);
        }}
        hint={range}
        error={amountError}
        quick={channel.quickAmounts}
      />
      <BonusChoice
        bonuses={bonuses}
        value={bonus?.promotionId ?? ''}
        onSelect={(next) => {
          selectBonus(next);
          setBonusError(undefined);
        }}
        error={bonusError}
      />
      <DepositSummary
        fee={fee === 0 ? getFeeLabel(channel) : money(formatAmount(fee))}
        amount={amount}
        credited={credited}
        bonus={preview(credited)}
      />
      {submitError && (
        <p role="alert" className={styles.error}>
          {submitError} {isOutcomeUnknown && t('unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('deposit.continue')}
      </Button>
    </form>
  );
};
