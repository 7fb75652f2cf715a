// @vitest-environment happy-dom
import { getPageState } from '@livery/contract/page-state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule } from '../lazy/lazy-module.ts';
import { withPrerenderFallback, capturePrerenderedRegions } from './prerendered.tsx';
import { withPrerenderHandoff } from './hydrate-region.tsx';

const page = getPageState();
const openMenu = vi.fn();
const search = vi.fn();

const HydratedBar = withPrerenderHandoff('bar', () => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      search(event.currentTarget.querySelector('input')?.value);
    }}
  >
    <button type="button" aria-label="Menu" onClick={openMenu} />
    <a href="/m/login">Log in</a>
    <button type="submit" aria-label="Search" />
    <input aria-label="Search" />
  </form>
));

const renderPrerenderedPage = () => {
  document.body.innerHTML = `<div id="root"><div data-region="bar">
    <form><button type="button" aria-label="Menu"></button><a href="/m/login">Log in</a
    ><button aria-label="Search"></button><input aria-label="Search"></form>
  </div></div>`;
  return document.getElementById('root')!;
};
const findPrerendered = (selector: string) => document.querySelector<HTMLElement>(`[data-region] ${selector}`)!;

/**
 * Renders the app over the prerendered page, and then loads the code of the component. Calls `beforeHydration` before
 * the app renders, and `whileLoading` before the code loads.
 */
const hydrate = async (whileLoading = () => {}, beforeHydration = () => {}) => {
  const lazyBar = createLazyModule(async () => ({ Own: HydratedBar }));
  const Bar = withPrerenderFallback(lazyBar, 'bar', (module) => module.Own);
  const root = document.getElementById('root')!;
  capturePrerenderedRegions(document);
  beforeHydration();
  root.replaceChildren();
  render(<Bar />, { container: root });
  whileLoading();
  await act(() => lazyBar.load());
  expect(document.querySelector('[data-region]')).toBeNull();
};

beforeEach(() => {
  renderPrerenderedPage();
  page.pendingClick = null;
  openMenu.mockClear();
  search.mockClear();
});
afterEach(cleanup);

test('replays a tap on prerendered markup once', async () => {
  page.pendingClick = findPrerendered('[aria-label=Menu]');
  await hydrate();
  expect(openMenu).toHaveBeenCalledTimes(1);
  expect(page.pendingClick).toBeNull();
});

test('replays a tap that happens after the app has started', async () => {
  await hydrate(() => void (page.pendingClick = findPrerendered('[aria-label=Menu]')));
  expect(openMenu).toHaveBeenCalledTimes(1);
});

test('ignores a tap outside the region', async () => {
  const outsideButton = document.body.appendChild(document.createElement('button'));
  outsideButton.setAttribute('aria-label', 'Menu');
  page.pendingClick = outsideButton;
  await hydrate();
  expect(openMenu).not.toHaveBeenCalled();
  expect(page.pendingClick).toBe(outsideButton);
});

test('searches for text that was typed before hydration', async () => {
  (findPrerendered('input') as HTMLInputElement).value = 'moon';
  page.pendingClick = findPrerendered('[aria-label=Search]');
  await hydrate();
  expect(search.mock.calls).toEqual([['moon']]);
});

test('keeps the caret position in a prerendered field', async () => {
  const field = findPrerendered('input') as HTMLInputElement;
  field.value = 'moon';
  field.focus();
  await hydrate(() => {
    expect(document.activeElement).toBe(field);
    field.setSelectionRange(1, 2);
  });
  const hydratedInput = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  expect(hydratedInput).not.toBe(field);
  expect(document.activeElement).toBe(hydratedInput);
  expect([hydratedInput.value, hydratedInput.selectionStart, hydratedInput.selectionEnd]).toEqual(['moon', 1, 2]);
  expect(search).not.toHaveBeenCalled();
});

test('keeps the focus of a field that is tapped during hydration', async () => {
  const field = findPrerendered('input');
  let typedInto: Element | null = null;
  await hydrate(
    () => (typedInto = document.activeElement),
    () => field.focus(),
  );
  expect(typedInto).toBe(field);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('keeps the focus on a link', async () => {
  findPrerendered('a').focus();
  await hydrate();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }));
});

test('renders the component normally when nothing was prerendered', () => {
  document.body.innerHTML = '';
  render(<HydratedBar />);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});
