import type { DownlineRebates, RateCategory } from '@livery/api/line-rebates';
import type { Fact } from '@livery/ui/fact-list';
import { useTranslation } from 'react-i18next';

export const rateCategories: readonly RateCategory[] = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'];

/** Series and rates, one a line. */
export const useRateFacts = (): ((standing: DownlineRebates['own']) => Fact[]) => {
  const { t } = useTranslation(['contracts', 'games']);
  return ({ series, rates }) => [
    [t('rebates.series'), String(series)],
    ...rateCategories.map((category): Fact => [t(`games:category.${category}`), `${rates[category]}%`]),
  ];
};
