// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { preloadModule } from './module-preload.ts';

const { settings } = (
  globalThis as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM;
const link = (href: string) => document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

beforeEach(() => {
  document.head.replaceChildren();
  settings.handleDisabledFileLoadingAsSuccess = true;
});

test('a chunk comes with its scripts asked for early and its style sheet in the page', async () => {
  expect(await preloadModule(async () => link('/assets/a.css')?.rel, ['assets/a.js', 'assets/a.css'])).toBe(
    'stylesheet',
  );
  expect(link('/assets/a.js')?.rel).toBe('modulepreload');
});

test('what the page has already is not asked for again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/b.css" disabled>';
  expect(await preloadModule(async () => 'here', ['assets/b.css'])).toBe('here');
  expect(document.head.children).toHaveLength(1);
});

test('a sheet that fails fails the chunk, and is asked for again the next time', async () => {
  const errors: unknown[] = [];
  addEventListener('vite:preloadError', (event) => errors.push((event as Event & { payload: Error }).payload.message), {
    once: true,
  });
  settings.handleDisabledFileLoadingAsSuccess = false;
  await expect(preloadModule(async () => 'here', ['assets/c.css'])).rejects.toThrow('/assets/c.css did not load');
  expect(errors).toEqual(['/assets/c.css did not load']);
  settings.handleDisabledFileLoadingAsSuccess = true;
  expect(await preloadModule(async () => 'here', ['assets/c.css'])).toBe('here');
});

test('a failure that someone deals with by reloading answers nobody', async () => {
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  const onSettled = vi.fn();
  void preloadModule(() => Promise.reject(new Error('gone'))).then(onSettled, onSettled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onSettled).not.toHaveBeenCalled();
});
