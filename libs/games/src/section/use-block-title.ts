import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { getBlockTitle, type HomeBlock } from '@livery/merchant/home-blocks';

/** Returns the brand's own title of a block in the language of the page, or undefined. */
export const useBlockTitle = (block: HomeBlock): string | undefined => {
  const { defaultLanguage } = useBrand();
  return getBlockTitle(block, useLanguage().code, defaultLanguage);
};
