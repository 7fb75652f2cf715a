import type { TextKey } from '../../../client/text/translate.ts';
import type { SlotKey } from '../../slots-shared/client/slot-key.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the line slots, including the texts that all slots share. */
export type LinesKey = TextKey<typeof english> | SlotKey;
