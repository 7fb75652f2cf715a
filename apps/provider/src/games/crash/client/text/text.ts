import type { TableText } from '../../../../client/tables/table-text.ts';
import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts that only the crash game has, with placeholders in braces. */
export interface CrashText extends TableText {
  readonly sky: string;
  readonly target: string;
  readonly lowerTarget: string;
  readonly raiseTarget: string;
  readonly cashOut: string;
  readonly leave: string;
  readonly cashedOut: string;
  readonly cancelBet: string;
  readonly aboard: string;
  readonly flying: string;
  readonly flewAway: string;
  readonly tooLateToLeave: string;
  readonly howTo: string;
  readonly howTarget: string;
  readonly howChance: string;
  readonly howClock: string;
}

export const catalogues: Catalogues<CrashText> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
