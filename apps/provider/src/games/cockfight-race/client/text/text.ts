import type { TableText } from '../../../../client/tables/table-text.ts';
import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts that only this game has, with placeholders in braces. */
export interface RaceText extends TableText {
  readonly win1: string;
  readonly place: string;
  readonly exacta: string;
  readonly runner: string;
  readonly track: string;
  readonly howTo: string;
  readonly howMarkets: string;
  readonly howForm: string;
  readonly howKind: string;
}

export const catalogues: Catalogues<RaceText> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
