import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../locales/AR/shell.json';
import english from '../../locales/EN/shell.json';
import '../app/console.css';
import { textOptions } from '../i18n/i18n.ts';

/**
 * Creates an i18n instance with the texts of the namespace `shell`. `language` is `en` or `ar`. A story passes all
 * other texts to its component as props.
 */
const createTexts = (language: string) => {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: english }, ar: { shell: arabic } },
    initAsync: false,
    ...textOptions,
  });
  return instance;
};

/** Decorator for the stories of the console: adds its styles, and its texts in the language of the page. */
export const withConsole = (Story: () => ReactNode) => (
  <I18nextProvider i18n={createTexts(document.documentElement.lang === 'ar' ? 'ar' : 'en')}>
    <Story />
  </I18nextProvider>
);

/** A name that is longer than any line, as an operator could enter it. */
export const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
