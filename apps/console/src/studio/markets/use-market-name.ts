import type { TextKey } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Market } from './markets.api.ts';

/**
 * Returns a function that returns the name of a market in the language of the console. If the name has no
 * translation, the function returns the English title of the market.
 */
export const useMarketName = () => {
  const t = useTexts('creation');
  return ({ market, title }: Pick<Market, 'market' | 'title'>): string => {
    const key = `markets.${market}` as TextKey<'creation'>;
    const text = t(key);
    return text === key ? title : text;
  };
};
