import type { Catalogues } from '../../../../client/text/load-text.ts';

/** Texts that only the fish shooter uses. Placeholders are in braces. */
export interface Text {
  readonly catch: string;
  readonly shots: string;
  readonly load: string;
  readonly loadFirst: string;
  readonly aim: string;
  readonly goOnShooting: string;
  readonly fire: string;
  readonly weaker: string;
  readonly stronger: string;
  readonly handBack: string;
  readonly caught: string;
  readonly packFinished: string;
  readonly nothing: string;
  readonly packNote: string;
  readonly seaLabel: string;
  readonly howTitle: string;
  readonly howRule: string;
  readonly missRule: string;
  readonly preyTitle: string;
  readonly preyRule: string;
  readonly handBackRule: string;
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
