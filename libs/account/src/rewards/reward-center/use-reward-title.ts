import type { Reward } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that converts the title of a reward to a text for display. The title of a VIP reward is only the
 * name of a level, such as "Gold", so the function puts it into a sentence. Other titles do not change.
 */
export const useRewardTitle = (): ((reward: Pick<Reward, 'source' | 'title'>) => string) => {
  const { t } = useTranslation('promotions');
  return ({ source, title }) => (source === 'VIP' ? t('center.levelUp', { name: title }) : title);
};
