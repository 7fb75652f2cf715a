import type { TextKey } from '../text/translate.ts';
import type english from './locales/EN.json';

/** Keys of the texts that every shared table has. */
export type TableKey = TextKey<typeof english>;
