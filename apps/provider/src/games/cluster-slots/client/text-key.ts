import type { TextKey } from '../../../client/text/translate.ts';
import type { SlotKey } from '../../slots-shared/client/slot-key.ts';
import type english from './locales/EN.json';

/** Keys of the texts of the slot with clusters. */
export type ClusterKey = TextKey<typeof english> | SlotKey;
