import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { Text as SlotText } from '../../../line-slots/client/text/text.ts';

/**
 * Texts of this slot, in addition to the shared client texts and those of the line slots. Placeholders are in braces.
 */
export interface Text extends SlotText {
  readonly clusterTitle: string;
  readonly clusterRule: string;
  readonly clusterNote: string;
  readonly clusterWin: string;
  readonly clusterWildRule: string;
  readonly clusterScatterRule: string;
  readonly ladderLabel: string;
  readonly ladderNote: string;
  readonly ladderRule: string;
  readonly highestWin: string;
  readonly simulatedNote: string;
}

export const catalogues: Catalogues<Text> = {
  en: () => import('./en.ts'),
  fil: () => import('./fil.ts'),
  vi: () => import('./vi.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
};
