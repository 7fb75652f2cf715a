import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { getBlockTitle, type HomeBlock } from '@livery/merchant/home-blocks';

/**
 * Returns the title that the brand has set for a block, in the language of the page. Undefined without such a title.
 */
export const useBlockTitle = (block: HomeBlock): string | undefined => {
  const { defaultLanguage } = useBrand();
  return getBlockTitle(block, useLanguage().code, defaultLanguage);
};
