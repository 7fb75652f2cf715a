import type { Reward } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';

/** What a reward is for. A level has but a name: it is said that it was reached. */
export const useRewardTitle = (): ((reward: Pick<Reward, 'source' | 'title'>) => string) => {
  const { t } = useTranslation('promotions');
  return ({ source, title }) => (source === 'VIP' ? t('center.levelUp', { name: title }) : title);
};
