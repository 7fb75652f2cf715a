import type { Reward } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function for the title of a reward. The title of a VIP reward is only the name of the level, so the
 * function adds text that says the member has reached the level.
 */
export const useRewardTitle = (): ((reward: Pick<Reward, 'source' | 'title'>) => string) => {
  const { t } = useTranslation('promotions');
  return ({ source, title }) => (source === 'VIP' ? t('center.levelUp', { name: title }) : title);
};
