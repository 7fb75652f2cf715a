import type { TranslationKey } from './translation-key.ts';

type CategoryKey = Extract<TranslationKey<'games'>, `games:category.${string}`>;

/** Key of the name of a game category. Reports state the category as text, because a gateway may add categories. */
export const toCategoryKey = (category: string): CategoryKey => `games:category.${category}` as CategoryKey;
