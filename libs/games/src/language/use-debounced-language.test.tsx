// @vitest-environment happy-dom
import { BrandContext } from '@livery/kit/brand';
import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import { startI18n } from '@livery/kit/i18n';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../testing/brand.ts';
import { useDebouncedLanguage } from './use-debounced-language.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('changes the language after 250 ms, and ignores shorter selections', async () => {
  const texts = await startI18n(testBrand, () => Promise.resolve({}), ['games']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrandContext value={testBrand}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </BrandContext>
  );
  const { result } = renderHook(useDebouncedLanguage, { wrapper });
  await waitFor(() => expect(result.current).toBe('EN'));
  vi.useFakeTimers();
  await act(() => chooseLanguage(texts, testBrand.languages[1]!));
  act(() => void vi.advanceTimersByTime(249));
  expect(result.current).toBe('EN');
  await act(() => chooseLanguage(texts, testBrand.languages[0]!));
  act(() => void vi.advanceTimersByTime(249));
  await act(() => chooseLanguage(texts, testBrand.languages[1]!));
  act(() => void vi.advanceTimersByTime(249));
  expect(result.current).toBe('EN');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('AR');
});
