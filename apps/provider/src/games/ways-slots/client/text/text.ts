import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { Text as SlotText } from '../../../line-slots/client/text/text.ts';

/**
 * Texts of this slot, in addition to the shared client texts and those of the line slots. Placeholders are in braces.
 */
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
  en: () => import('./en.ts'),
  fil: () => import('./fil.ts'),
  vi: () => import('./vi.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
};
