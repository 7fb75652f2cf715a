import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { SlotText } from '../../../slots-shared/client/text/slot-text.ts';

/** Texts that only this slot uses. Placeholders are in braces. */
export interface Text extends SlotText {
  readonly lineWin: string;
  readonly freeSpinsRule: string;
  readonly paytableNote: string;
  readonly scatterRule: string;
  readonly linesTitle: string;
  readonly linesRule: string;
}

export const catalogues: Catalogues<Text> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
