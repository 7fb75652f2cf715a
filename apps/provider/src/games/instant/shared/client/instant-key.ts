import type { TextKey } from '../../../../client/text/translate.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the instant games. */
export type InstantKey = TextKey<typeof english>;
