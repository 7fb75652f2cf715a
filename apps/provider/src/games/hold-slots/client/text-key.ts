import type { TextKey } from '../../../client/text/translate.ts';
import type { SlotKey } from '../../slots-shared/client/slot-key.ts';
import type english from './locales/EN.json';

/** Keys of the texts of this slot: its own texts and the texts that all slots share. */
export type HoldKey = TextKey<typeof english> | SlotKey;
