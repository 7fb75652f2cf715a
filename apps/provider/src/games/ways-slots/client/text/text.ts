import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { Text as SlotText } from '../../../line-slots/client/text/text.ts';

/** What this slot says beyond the kit and the slot of lines. Placeholders stand in braces. */
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
