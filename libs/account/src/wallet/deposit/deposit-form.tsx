import { useCreateDeposit, type DepositChannel } from '@livery/api/deposits';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { computeFee, parseAmountInput } from '@livery/kit/parse/parse-amount-input';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../shared/amount-field.tsx';
import styles from '../shared/money.module.css';
import { useFeeLabel } from '../shared/use-fee-label.ts';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { redirectToPayment } from './redirect-to-payment.ts';

/** Deposit form. The member selects the payment channel and the amount and sees the fee. */
export const DepositForm = ({ channels }: { readonly channels: readonly DepositChannel[] }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const { gateway } = useBrand();
  const getFeeLabel = useFeeLabel();
  const getErrorMessage = useErrorMessage();
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const [submitError, setSubmitError] = useState<string>();
  const [deposit, { isPending, isOutcomeUnknown }] = useCreateDeposit();
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel) return <EmptyState kind="first-use" title={t('deposit.noChannel')} />;

  const range = t('range', { least: money(channel.least), most: money(channel.most) });
  const amount = parseAmountInput(typed);
  const isFit = amount !== undefined && amount >= parseAmount(channel.least) && amount <= parseAmount(channel.most);
  const fee = amount === undefined ? 0 : computeFee(amount, channel);

  const submit = async (): Promise<void> => {
    setSubmitError(undefined);
    if (!isFit) return setAmountError(range);
    const { data, error } = await deposit({ channelId, amount: formatAmount(amount), returnTo: paths.deposit });
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
        }}
        hint={range}
        error={amountError}
        quick={channel.quickAmounts}
      />
      <DescriptionList
        items={[
          [t('fee.label'), fee === 0 ? getFeeLabel(channel) : money(formatAmount(fee))],
          [t('deposit.pay'), amount === undefined ? '–' : money(formatAmount(amount))],
          [t('deposit.get'), amount === undefined ? '–' : money(formatAmount(Math.max(0, amount - fee)))],
        ]}
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
