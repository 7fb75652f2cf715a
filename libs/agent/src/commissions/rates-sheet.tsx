import {
  type DownlineRates,
  type DownlineRatesList,
  type RateCategory,
  useUpdateDownlineRatesMutation,
} from '@livery/api/commissions';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMinorAmount } from '../contracts/offers/offer-draft.ts';
import styles from '../shared/cards.module.css';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { rateCategories } from './rate-rows.ts';

interface RatesSheetProps {
  readonly maxRates: DownlineRatesList['own'];
  readonly downline: DownlineRates;
  readonly onClose: () => void;
}

/**
 * Edits the series and rates of a direct downline. The minimum is the highest rate of its own downlines, the maximum is
 * the agent's own rate.
 */
export const RatesSheet = ({
  maxRates,
  downline: { id: downlineId, account, series: currentSeries, rates, least: minRates },
  onClose,
}: RatesSheetProps) => {
  const { t } = useTranslation(['contracts', 'games', 'shell']);
  const getErrorMessage = useErrorMessage();
  const form = useId();
  const [series, setSeries] = useState(String(currentSeries));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(rates);
  const [submitError, setSubmitError] = useState<string>();
  const [save, { isLoading }] = useUpdateDownlineRatesMutation();

  const isSeries =
    /^\d{4}$/.test(series.trim()) && Number(series) >= minRates.series && Number(series) <= maxRates.series;
  const isRate = (category: RateCategory): boolean => {
    const rate = parseMinorAmount(typed[category] ?? '');
    return (
      rate !== undefined &&
      rate >= parseAmount(minRates.rates[category]) &&
      rate <= parseAmount(maxRates.rates[category])
    );
  };
  const submit = async (): Promise<void> => {
    setSubmitError(undefined);
    if (isLoading || !isSeries || !rateCategories.every(isRate)) return;
    const requestedRates = Object.fromEntries(
      rateCategories.map((category) => [category, formatAmount(parseMinorAmount(typed[category] ?? '') ?? 0)]),
    ) as Record<RateCategory, string>;
    const { error } = await save({ downlineId, series: Number(series), rates: requestedRates });
    if (error) return setSubmitError(getErrorMessage(error));
    showToast({ kind: 'success', text: t('rebates.saved', { account }) });
    onClose();
  };
  const between = (from: string, to: string): string => t('rebates.between', { from, to });
  const seriesHint = between(String(minRates.series), String(maxRates.series));
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
          const hint = between(`${minRates.rates[category]}%`, `${maxRates.rates[category]}%`);
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
        {submitError && (
          <p role="alert" className={styles.mistake}>
            {submitError}
          </p>
        )}
      </form>
    </Sheet>
  );
};
