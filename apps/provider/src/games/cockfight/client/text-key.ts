import type { TableKey } from '../../../client/tables/table-key.ts';
import type { TextKey } from '../../../client/text/translate.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the cockfight. */
export type CockfightKey = TextKey<typeof english> | TableKey;
