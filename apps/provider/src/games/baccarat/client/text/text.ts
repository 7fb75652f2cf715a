import type { TableText } from '../../../../client/tables/table-text.ts';
import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts that only baccarat has, with placeholders in braces. */
export interface BaccaratText extends TableText {
  readonly player: string;
  readonly banker: string;
  readonly tie: string;
  readonly playerPair: string;
  readonly bankerPair: string;
  readonly playerLetter: string;
  readonly bankerLetter: string;
  readonly tieLetter: string;
  readonly playerWins: string;
  readonly bankerWins: string;
  readonly tied: string;
  readonly howTo: string;
  readonly howCards: string;
  readonly howPairs: string;
  readonly howRoads: string;
  readonly howShoe: string;
}

export const catalogues: Catalogues<BaccaratText> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
