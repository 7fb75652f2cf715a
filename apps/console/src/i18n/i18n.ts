import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseInitialLanguage, consoleLanguages } from './languages.ts';
import type { Namespace } from './texts.ts';

const files = import.meta.glob<{ readonly default: object }>('../../locales/*/*.json');

const load = async (bcp47: string, namespace: string): Promise<object> => {
  const { code } = consoleLanguages.find((language) => language.bcp47 === bcp47) ?? consoleLanguages[0];
  const file = files[`../../locales/${code}/${namespace}.json`];
  if (!file) throw new Error(`There are no texts ${namespace} in ${code}`);
  return (await file()).default;
};

const applyToDocument = (bcp47: string): void => {
  document.documentElement.lang = bcp47;
  document.documentElement.dir = consoleLanguages.find((language) => language.bcp47 === bcp47)?.dir ?? 'ltr';
};

/** Options of i18next that decide how texts are read. Tests and stories use the same ones. */
export const textOptions = {
  // Keys of texts contain colons, such as `permission.audit:read`.
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
} as const;

/**
 * Starts i18next with the texts that all pages need (namespace `shell`). The other namespaces load with their
 * screens.
 */
export const startI18n = async (): Promise<i18n> => {
  const instance = i18next.createInstance();
  instance.on('languageChanged', applyToDocument);
  await instance
    .use(initReactI18next)
    .use({
      type: 'backend',
      read: (bcp47: string, namespace: string, done: (error: unknown, texts: unknown) => void) =>
        load(bcp47, namespace).then(
          (texts) => done(null, texts),
          // i18next retries a failed load only if the callback gets an error together with data.
          (error: unknown) => done(error, {}),
        ),
    })
    .init({
      lng: chooseInitialLanguage().bcp47,
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['shell' satisfies Namespace],
      defaultNS: 'shell',
      ...textOptions,
      react: { useSuspense: true },
    });
  return instance;
};
