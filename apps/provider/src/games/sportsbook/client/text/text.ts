import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { text } from './en.data.ts';

/** Texts that only the sportsbook uses. Placeholders are in braces. */
export type Text = Readonly<Record<keyof typeof text, string>>;

export const catalogues: Catalogues<Text> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
