import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { SlotText } from '../../../slots-shared/client/text/slot-text.ts';

/** Texts that only this slot has, with placeholders in braces. */
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
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
