import type { TableText } from '../../../../client/tables/table-text.ts';
import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts that only roulette uses. Placeholders are in braces. */
export interface RouletteText extends TableText {
  readonly wheel: string;
  readonly dozen: string;
  readonly low: string;
  readonly even: string;
  readonly red: string;
  readonly black: string;
  readonly odd: string;
  readonly high: string;
  readonly neighbours: string;
  readonly straight: string;
  readonly split: string;
  readonly street: string;
  readonly corner: string;
  readonly line: string;
  readonly dozenOrColumn: string;
  readonly evenChance: string;
  readonly across: string;
  readonly howTo: string;
  readonly howInside: string;
  readonly howNeighbours: string;
  readonly howPast: string;
}

export const catalogues: Catalogues<RouletteText> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
