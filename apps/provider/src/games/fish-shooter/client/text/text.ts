import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts of this game, in addition to the shared client texts. Placeholders are in braces. */
export interface Text {
  readonly catch: string;
  readonly magazine: string;
  readonly load: string;
  readonly loadFirst: string;
  readonly aim: string;
  readonly goOnShooting: string;
  readonly fire: string;
  readonly weaker: string;
  readonly stronger: string;
  readonly handBack: string;
  readonly caught: string;
  readonly magazineOver: string;
  readonly nothing: string;
  readonly magazineNote: string;
  readonly seaLabel: string;
  readonly howTitle: string;
  readonly howRule: string;
  readonly missRule: string;
  readonly preyTitle: string;
  readonly preyRule: string;
  readonly handBackRule: string;
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
