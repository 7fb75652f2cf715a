import type { Reward } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that returns the text for a reward's title. The title of a VIP reward is only the name of a level,
 * so the function returns a sentence with this name. Other titles do not change.
 */
export const useRewardTitle = (): ((reward: Pick<Reward, 'source' | 'title'>) => string) => {
  const { t } = useTranslation('promotions');
  return ({ source, title }) => (source === 'VIP' ? t('center.levelUp', { name: title }) : title);
};
