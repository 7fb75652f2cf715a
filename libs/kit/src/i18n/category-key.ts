import type { TranslationKey } from './translation-key.ts';

type CategoryKey = Extract<TranslationKey<'games'>, `games:category.${string}`>;

/**
 * Returns the translation key of a game category. The parameter is a plain string because a gateway may send categories
 * that the app does not know.
 */
export const toCategoryKey = (category: string): CategoryKey => `games:category.${category}` as CategoryKey;
