import type { TableKey } from '../../../client/tables/table-key.ts';
import type { TextKey } from '../../../client/text/translate.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the baccarat table. */
export type BaccaratKey = TextKey<typeof english> | TableKey;
