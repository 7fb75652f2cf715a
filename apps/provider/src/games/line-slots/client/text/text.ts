import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts of this slot, in addition to the shared client texts. Placeholders are in braces. */
export interface Text {
  readonly spin: string;
  readonly goodLuck: string;
  readonly lineWin: string;
  readonly scatterWin: string;
  readonly noWin: string;
  readonly freeSpins: string;
  readonly freeSpinsWon: string;
  readonly freeSpinsRule: string;
  readonly moreFreeSpins: string;
  readonly freeSpinsLeft: string;
  readonly freeSpinsTotal: string;
  readonly paytable: string;
  readonly paytableNote: string;
  readonly wildRule: string;
  readonly scatterRule: string;
  readonly linesTitle: string;
  readonly linesRule: string;
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
