import { useTranslation } from 'react-i18next';
import type { Namespace, TextKey } from './texts.ts';

/**
 * Returns the translation with the given key. `values` replace the placeholders of the text, and `values.count` selects
 * its plural form.
 */
export type Translate<Name extends Namespace> = (
  key: TextKey<Name>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns the texts of a namespace in the language of the console. Suspends the render until the texts are loaded.
 */
export const useTexts = <Name extends Namespace>(namespace: Name): Translate<Name> => {
  const { t } = useTranslation(namespace as never);
  return t as unknown as Translate<Name>;
};
