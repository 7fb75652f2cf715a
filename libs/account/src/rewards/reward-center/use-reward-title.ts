import type { Reward } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';

/**
 * Title of a reward. A VIP reward has only the name of the level, so a text around it says that the level was reached.
 */
export const useRewardTitle = (): ((reward: Pick<Reward, 'source' | 'title'>) => string) => {
  const { t } = useTranslation('promotions');
  return ({ source, title }) => (source === 'VIP' ? t('center.levelUp', { name: title }) : title);
};
