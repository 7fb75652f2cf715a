import type { TextKey } from '../../../client/text/translate.ts';
import type english from './locales/EN.json';

/** Keys of the texts that every slot has. */
export type SlotKey = TextKey<typeof english>;
