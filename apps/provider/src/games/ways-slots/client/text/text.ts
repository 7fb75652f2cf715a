import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { SlotText } from '../../../slots-shared/client/text/slot-text.ts';

/** Texts that only this slot uses. Placeholders are in braces. */
export interface Text extends SlotText {
  readonly waysTitle: string;
  readonly waysRule: string;
  readonly waysNote: string;
  readonly waysWin: string;
  readonly waysScatterRule: string;
  readonly trailLabel: string;
  readonly trailNote: string;
  readonly trailRule: string;
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
