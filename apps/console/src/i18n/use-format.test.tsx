// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { useFormat } from './use-format.ts';

it.each([
  ['EN', 'English'],
  ['CN', 'Simplified Chinese'],
  ['TY', 'Filipino'],
  ['TW', 'Traditional Chinese'],
  ['pt-BR', 'Brazilian Portuguese'],
])('returns the name of the language with the code %s', async (code, name) => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  expect(renderHook(useFormat, { wrapper }).result.current.languageName(code)).toBe(name);
});
