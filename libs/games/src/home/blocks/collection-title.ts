import type { GameCategory } from '@livery/merchant/categories';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useTranslation } from 'react-i18next';
import { useBlockTitle } from '../../section/use-block-title.ts';

/** Returns the title of a collection: the title that the brand has set, or a translated default. */
export const useCollectionTitle = (block: HomeBlock, category: GameCategory | undefined): string => {
  const { t } = useTranslation('games');
  const own = useBlockTitle(block);
  if (own !== undefined && block.source !== 'categories') return own;
  switch (block.source) {
    case 'continue':
      return t('collection.continue');
    case 'new':
      return t('collection.new');
    case 'hot':
      return t('collection.hot');
    case 'top':
      return t('collection.top');
    case 'forYou':
      return t('collection.forYou');
    default:
      return t(`category.${category ?? 'HOT'}`);
  }
};
