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

test('preloads the scripts of a chunk and adds its style sheet to the page', async () => {
  expect(await preloadModule(async () => link('/assets/a.css')?.rel, ['assets/a.js', 'assets/a.css'])).toBe(
    'stylesheet',
  );
  expect(link('/assets/a.js')?.rel).toBe('modulepreload');
});

test('does not request files that the page already has', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/b.css" disabled>';
  expect(await preloadModule(async () => 'here', ['assets/b.css'])).toBe('here');
  expect(document.head.children).toHaveLength(1);
});

test('rejects the chunk when its style sheet fails, and requests the sheet again the next time', async () => {
  const errors: unknown[] = [];
  addEventListener('vite:preloadError', (event) => errors.push((event as Event & { payload: Error }).payload.message), {
    once: true,
  });
  settings.handleDisabledFileLoadingAsSuccess = false;
  await expect(preloadModule(async () => 'here', ['assets/c.css'])).rejects.toThrow(
    '/assets/c.css could not be loaded',
  );
  expect(errors).toEqual(['/assets/c.css could not be loaded']);
  settings.handleDisabledFileLoadingAsSuccess = true;
  expect(await preloadModule(async () => 'here', ['assets/c.css'])).toBe('here');
});

test('leaves the load pending when a listener handles the failure by a reload', async () => {
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  const onSettled = vi.fn();
  void preloadModule(() => Promise.reject(new Error('The chunk does not exist'))).then(onSettled, onSettled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onSettled).not.toHaveBeenCalled();
});
