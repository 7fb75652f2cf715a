// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from '../late-part/late-part.ts';
import { drawnUntil, keepDrawn } from './drawn.tsx';
import { takingOver } from './taking-over.tsx';

const page = globalThis as { __tapped?: Element | null };
const openMenu = vi.fn();
const search = vi.fn();

const Own = takingOver('bar', () => (
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

const drawPage = () => {
  document.body.innerHTML = `<div id="root"><div data-drawn="bar">
    <form><button type="button" aria-label="Menu"></button><a href="/m/login">Log in</a><button aria-label="Search"></button><input aria-label="Search"></form>
  </div></div>`;
  return document.getElementById('root')!;
};
const drawn = (selector: string) => document.querySelector<HTMLElement>(`[data-drawn] ${selector}`)!;

/** The app takes the page over before its part is here, then the part comes. */
const takeOver = async (between = () => {}, justBefore = () => {}) => {
  const late = latePart(async () => ({ Own }));
  const Bar = drawnUntil(late, 'bar', (module) => module.Own);
  const root = document.getElementById('root')!;
  keepDrawn(document);
  justBefore();
  root.replaceChildren();
  render(<Bar />, { container: root });
  between();
  await act(() => late.bring());
  expect(document.querySelector('[data-drawn]')).toBeNull();
};

beforeEach(() => {
  drawPage();
  page.__tapped = undefined;
  openMenu.mockClear();
  search.mockClear();
});
afterEach(cleanup);

test('a tap on what was drawn is repeated, once', async () => {
  page.__tapped = drawn('[aria-label=Menu]');
  await takeOver();
  expect(openMenu).toHaveBeenCalledTimes(1);
  expect(page.__tapped).toBeNull();
});

test('a tap counts also where the app already runs', async () => {
  await takeOver(() => void (page.__tapped = drawn('[aria-label=Menu]')));
  expect(openMenu).toHaveBeenCalledTimes(1);
});

test('a tap on something else is left alone', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.setAttribute('aria-label', 'Menu');
  page.__tapped = elsewhere;
  await takeOver();
  expect(openMenu).not.toHaveBeenCalled();
  expect(page.__tapped).toBe(elsewhere);
});

test('what was typed is searched for', async () => {
  (drawn('input') as HTMLInputElement).value = 'moon';
  page.__tapped = drawn('[aria-label=Search]');
  await takeOver();
  expect(search.mock.calls).toEqual([['moon']]);
});

test('who is in the middle of a word stays there', async () => {
  const field = drawn('input') as HTMLInputElement;
  field.value = 'moon';
  field.focus();
  await takeOver(() => {
    expect(document.activeElement).toBe(field);
    field.setSelectionRange(1, 2);
  });
  const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  expect(own).not.toBe(field);
  expect(document.activeElement).toBe(own);
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual(['moon', 1, 2]);
  expect(search).not.toHaveBeenCalled();
});

test('a field that is tapped while the app takes the page over keeps the focus', async () => {
  const field = drawn('input');
  let typedInto: Element | null = null;
  await takeOver(
    () => (typedInto = document.activeElement),
    () => field.focus(),
  );
  expect(typedInto).toBe(field);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('focus on a link stays on the link', async () => {
  drawn('a').focus();
  await takeOver();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }));
});

test('where nothing was drawn, the part is drawn as it is', () => {
  document.body.innerHTML = '';
  render(<Own />);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});
