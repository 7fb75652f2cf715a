// @vitest-environment happy-dom
import type { ScreenModule } from '@livery/kit/feature/define-feature';
import { createLazyModule, retryDelayMs } from '@livery/kit/lazy/lazy-module';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { lazyChrome } from '../deferred/lazy-chrome.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyScreen } from './lazy-screen.tsx';

const texts = i18next.createInstance();
await texts.init({
  lng: 'en',
  defaultNS: 'shell',
  resources: { en: { shell: { state: { failed: { title: 'This did not load' } }, action: { retry: 'Try again' } } } },
});

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => Promise.all([deferredApp.load(), lazyChrome.load()]));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  log.mockClear();
});

const open = (load: () => Promise<ScreenModule>) => {
  const lazyScreen = createLazyModule(load);
  return act(async () =>
    render(
      <I18nextProvider i18n={texts}>
        <ErrorBoundary resetKey="">
          <LazyScreen screen={lazyScreen} />
        </ErrorBoundary>
      </I18nextProvider>,
    ),
  );
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isLoading = () => document.querySelector('[aria-busy=true]') !== null;
const screenModule = { Screen: () => <h1>Here</h1> };

test('shows the loading view until the chunk of a screen has loaded', async () => {
  let resolveScreen: (screen: typeof screenModule) => void = () => undefined;
  await open(() => new Promise((resolve) => (resolveScreen = resolve)));
  expect(isLoading()).toBe(true);
  await act(async () => resolveScreen(screenModule));
  expect(screen.getByRole('heading', { name: 'Here' })).toBeDefined();
});

test('logs a failed chunk, stays on the loading view and requests it once more', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValue(screenModule);
  await open(load);
  expect(log).toHaveBeenCalledOnce();
  await pass(retryDelayMs - 1);
  expect(isLoading()).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeDefined();
});

test('shows a retry button after the second failure', async () => {
  const load = vi.fn().mockRejectedValue(new Error('The chunk does not exist'));
  await open(load);
  await pass(retryDelayMs);
  expect(screen.getByText('This did not load')).toBeDefined();
  load.mockResolvedValue(screenModule);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByRole('heading', { name: 'Here' })).toBeDefined();
});
