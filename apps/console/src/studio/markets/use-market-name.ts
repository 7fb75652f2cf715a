import type { TextKey } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Market } from './markets.api.ts';

/**
 * Returns a function that returns the translated name of a market. A market without a translation has its English
 * title.
 */
export const useMarketName = () => {
  const t = useTexts('creation');
  return ({ market, title }: Pick<Market, 'market' | 'title'>): string => {
    const key = `markets.${market}` as TextKey<'creation'>;
    const text = t(key);
    return text === key ? title : text;
  };
};
