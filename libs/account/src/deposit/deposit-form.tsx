import { useCreateDeposit, type DepositChannel } from '@livery/api/payments';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { feeOf, readTyped } from '@livery/kit/typed-amount';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../money/amount-field.tsx';
import styles from '../money/money.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { goToPayment } from './go-to-payment.ts';

/** Which way, how much, and what it costs before it is done. */
export const DepositForm = ({ channels }: { readonly channels: readonly DepositChannel[] }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const { gateway } = useBrand();
  const phrase = useErrorPhrase();
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [deposit, { isPending, isOpen }] = useCreateDeposit();
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel) return <StateView kind="first-use" title={t('deposit.noChannel')} />;

  const range = t('range', { least: money(channel.least), most: money(channel.most) });
  const amount = readTyped(typed);
  const isFit = amount !== undefined && amount >= parseAmount(channel.least) && amount <= parseAmount(channel.most);
  const fee = amount === undefined ? 0 : feeOf(amount, channel);

  const submit = async (): Promise<void> => {
    setRefusal(undefined);
    if (!isFit) return setMistake(range);
    const { data, error } = await deposit({ channelId, amount: formatAmount(amount), returnTo: paths.deposit });
    if (data) goToPayment(data, gateway);
    else setRefusal(phrase(error));
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
          setMistake(undefined);
        }}
        hint={range}
        error={mistake}
        quick={channel.quickAmounts}
      />
      <FactList
        facts={[
          [t('fee.label'), fee === 0 ? t('fee.none') : money(formatAmount(fee))],
          [t('deposit.pay'), amount === undefined ? '–' : money(formatAmount(amount))],
          [t('deposit.get'), amount === undefined ? '–' : money(formatAmount(Math.max(0, amount - fee)))],
        ]}
      />
      {refusal && (
        <p role="alert" className={styles.mistake}>
          {refusal} {isOpen && t('unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('deposit.continue')}
      </Button>
    </form>
  );
};
