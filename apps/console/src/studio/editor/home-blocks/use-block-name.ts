import { gameCategories } from '@livery/merchant/categories';
import { collectionSources } from '@livery/merchant/home-blocks';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type DraftBlock, getKind } from './block-model.ts';

/**
 * Returns a function that returns the display name of a block of the home screen. The name of a collection (a block
 * with selected games) also contains the source or the category of its games.
 */
export const useBlockName = () => {
  const t = useTexts('editor');
  return (block: DraftBlock): string => {
    const kind = getKind(block);
    if (!kind) return block.kind;
    const name = t(`home.block.${kind}`);
    const source = collectionSources.find((each) => each === block['source']);
    const category = gameCategories.find((each) => each === block['category']);
    if (kind !== 'collection' || !source) return name;
    if (source === 'category' && category) return `${name}: ${t(`home.category.${category}`)}`;
    return `${name}: ${t(`home.source.${source}`)}`;
  };
};
