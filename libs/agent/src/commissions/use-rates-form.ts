import {
  type DownlineRates,
  type DownlineRatesList,
  type RateCategory,
  useUpdateDownlineRatesMutation,
} from '@livery/api/commissions';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMinorAmount } from '../contracts/offers/offer-draft.ts';
import { rateCategories } from './rate-rows.ts';

interface RatesFormOptions {
  readonly maxRates: DownlineRatesList['own'];
  readonly downline: DownlineRates;
  readonly onSaved: () => void;
}

/**
 * Form state of `RatesSheet`: fields, limits and submit. The form edits the series (the number that determines the
 * lottery prizes) and the commission rates of a direct downline (a member directly below the agent).
 */
export const useRatesForm = ({
  maxRates,
  downline: { id: downlineId, account, series: currentSeries, rates, least: minRates },
  onSaved,
}: RatesFormOptions) => {
  const { t } = useTranslation('contracts');
  const getErrorMessage = useErrorMessage();
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
    onSaved();
  };
  return { series, setSeries, isSeries, typed, setTyped, isRate, submitError, isLoading, submit };
};
