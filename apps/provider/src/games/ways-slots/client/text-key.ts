import type { TextKey } from '../../../client/text/translate.ts';
import type { SlotKey } from '../../slots-shared/client/slot-key.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the slot with ways. */
export type WaysKey = TextKey<typeof english> | SlotKey;
