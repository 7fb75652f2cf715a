import type { Catalogues } from '../../../../client/text/load-text.ts';
import type { text } from './en.ts';

/** Texts of the card table. Placeholders are in braces. */
export type Text = Readonly<Record<keyof typeof text, string>>;

export const catalogues: Catalogues<Text> = {
  en: () => import('./en.ts'),
  fil: () => import('./fil.ts'),
  vi: () => import('./vi.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
};
