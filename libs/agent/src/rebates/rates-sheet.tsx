import {
  type DownlineRebate,
  type DownlineRebates,
  type RateCategory,
  useUpdateDownlineRebatesMutation,
} from '@livery/api/line-rebates';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../contracts/offer-draft.ts';
import styles from '../parts/cards.module.css';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { rateCategories } from './rate-facts.ts';

interface RatesSheetProps {
  readonly own: DownlineRebates['own'];
  readonly downline: DownlineRebate;
  readonly onClose: () => void;
}

/** Series and rates of a member right below: between what its own downlines have and what the agent has. */
export const RatesSheet = ({
  own,
  downline: { id: downlineId, account, series: known, rates, least },
  onClose,
}: RatesSheetProps) => {
  const { t } = useTranslation(['contracts', 'games', 'shell']);
  const phrase = useErrorPhrase();
  const form = useId();
  const [series, setSeries] = useState(String(known));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(rates);
  const [refusal, setRefusal] = useState<string>();
  const [save, { isLoading }] = useUpdateDownlineRebatesMutation();

  const isSeries = /^\d{4}$/.test(series.trim()) && Number(series) >= least.series && Number(series) <= own.series;
  const isRate = (category: RateCategory): boolean => {
    const rate = readAmount(typed[category] ?? '');
    return rate !== undefined && rate >= parseAmount(least.rates[category]) && rate <= parseAmount(own.rates[category]);
  };
  const submit = async (): Promise<void> => {
    setRefusal(undefined);
    if (isLoading || !isSeries || !rateCategories.every(isRate)) return;
    const wanted = Object.fromEntries(
      rateCategories.map((category) => [category, formatAmount(readAmount(typed[category] ?? '') ?? 0)]),
    ) as Record<RateCategory, string>;
    const { error } = await save({ downlineId, series: Number(series), rates: wanted });
    if (error) return setRefusal(phrase(error));
    showToast({ kind: 'success', text: t('rebates.saved', { account }) });
    onClose();
  };
  const between = (from: string, to: string): string => t('rebates.between', { from, to });
  const seriesHint = between(String(least.series), String(own.series));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={t('rebates.of', { account })}
      footer={
        <Button type="submit" form={form} tone="accent" isWide isPending={isLoading}>
          {t('rebates.save')}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('rebates.series')}
          value={series}
          inputMode="numeric"
          maxLength={4}
          dir="ltr"
          autoComplete="off"
          hint={seriesHint}
          {...(!isSeries && { error: seriesHint })}
          onChange={({ target }) => setSeries(target.value)}
        />
        {rateCategories.map((category) => {
          const hint = between(`${least.rates[category]}%`, `${own.rates[category]}%`);
          return (
            <TextField
              key={category}
              label={t(`games:category.${category}`)}
              end="%"
              value={typed[category] ?? ''}
              inputMode="decimal"
              maxLength={5}
              dir="ltr"
              autoComplete="off"
              hint={hint}
              {...(!isRate(category) && { error: hint })}
              onChange={({ target }) => setTyped({ ...typed, [category]: target.value })}
            />
          );
        })}
        {refusal && (
          <p role="alert" className={styles.mistake}>
            {refusal}
          </p>
        )}
      </form>
    </Sheet>
  );
};
