// @vitest-environment happy-dom
import { BrandContext } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { ManifestLanguage } from './manifest-language.ts';

const languages = [
  { code: 'EN', bcp47: 'en', dir: 'ltr' },
  { code: 'FA', bcp47: 'fa', dir: 'rtl' },
] as const;
const brand = { code: 'tester', name: 'Tester', languages, defaultLanguage: 'EN' } as unknown as BrandRuntime;
const getManifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

test('links to the manifest in the language of the member, and to the first one in the default language', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  const texts = await startI18n(brand, async () => ({}), ['shell']);
  await act(async () =>
    render(
      <BrandContext value={brand}>
        <I18nextProvider i18n={texts}>
          <ManifestLanguage />
        </I18nextProvider>
      </BrandContext>,
    ),
  );
  expect(getManifest()).toBe('/manifest.webmanifest');
  await act(() => texts.changeLanguage('fa'));
  expect(getManifest()).toBe('/manifests/FA.webmanifest');
  await act(() => texts.changeLanguage('en'));
  expect(getManifest()).toBe('/manifest.webmanifest');
});
