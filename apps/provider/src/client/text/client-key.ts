import type english from '../locales/EN.json';
import type { TextKey } from './translate.ts';

/** Keys of the texts that every game has. */
export type ClientKey = TextKey<typeof english>;
