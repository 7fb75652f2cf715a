// @vitest-environment happy-dom
import { getPageState } from '@livery/contract/page-state';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyInteractionScript } from './early-interaction-script.ts';
import { takeOverShell } from '../hydrate-shell.ts';
import { prePaintScript } from './pre-paint-script.ts';

const brand = { defaultLanguage: 'TY', categories: ['HOT', 'RNG', 'LIVE'] } as unknown as BrandRuntime;
const open = () => new Function(prePaintScript(brand, '/*new*/'))();
const getPendingClick = () => getPageState().pendingClick;
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name) as HTMLElement;

beforeEach(() => {
  takeOverShell();
  localStorage.clear();
  history.replaceState(null, '', '/m/home');
  document.body.innerHTML = `
    <div data-region="header"><button aria-label="Menu"><svg></svg></button><a href="#log-in">Log in</a></div>
    <div data-region="categories"><div role="tablist"><button role="tab" aria-selected="true">Hot</button
    ><button role="tab">Slots</button><button role="tab">Live</button></div></div>
    <div data-region="search"><form><input></form></div>`;
});
// The script runs only once for all tests, because it adds listeners to the document.
new Function(earlyInteractionScript(brand))();

test('selects a category at the first tap and writes it to the address', () => {
  tab('Slots').click();
  expect(tab('Slots').getAttribute('aria-selected')).toBe('true');
  expect(tab('Hot').getAttribute('aria-selected')).toBe('false');
  expect([tab('Slots').tabIndex, tab('Hot').tabIndex]).toEqual([0, -1]);
  expect(location.search).toBe('?category=RNG');
});

test('ignores taps and searches on the elements that the app has rendered', () => {
  for (const part of document.querySelectorAll('[data-region]')) part.removeAttribute('data-region');
  tab('Live').click();
  expect(location.search).toBe('');
  expect(getPendingClick()).toBeNull();
  expect(document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(
    true,
  );
});

test('stores the button that was tapped last and clears it when another element is tapped', () => {
  document.querySelector('svg')!.dispatchEvent(new Event('click', { bubbles: true }));
  expect(getPendingClick()?.getAttribute('aria-label')).toBe('Menu');
  document.querySelector('a')!.click();
  expect(getPendingClick()).toBeNull();
});

describe('a mouse press during which the app hydrates the page', () => {
  const link = () => document.querySelector('a')!;
  const clicked = vi.fn((event: Event) => event.preventDefault());
  beforeEach(() => {
    vi.useFakeTimers();
    clicked.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  const press = (button = 0) => link().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button }));
  /**
   * Simulates the release of the mouse button. Like a browser, it fires a click only if mousedown happened on the same
   * element.
   */
  const release = (target: Element) => {
    target.addEventListener('click', clicked);
    target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, ctrlKey: true }));
    vi.runAllTimers();
  };
  const renderApp = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('a, button')!;
  };

  test("fires a click on the app's own link, with the modifier keys", () => {
    press();
    release(renderApp('<a href="#log-in"><span>Log in</span></a>'));
    expect(clicked.mock.calls.map(([event]) => (event as MouseEvent).ctrlKey)).toEqual([true]);
  });

  test('fires a click if the prerendered link was only moved', () => {
    press();
    document.body.append(link().closest('[data-region]')!);
    release(link());
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('fires no click on a different element', () => {
    press();
    release(renderApp('<a href="#register">Sign up</a>'));
    expect(clicked).not.toHaveBeenCalled();
  });

  test('fires no click for another mouse button', () => {
    press(2);
    release(link());
    expect(clicked).not.toHaveBeenCalled();
  });

  test('fires no second click where the browser fires its own', () => {
    press();
    link().addEventListener('mouseup', () => link().click());
    release(link());
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

test('does not reload the page when Enter is pressed in the search', () => {
  expect(document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(
    false,
  );
});

test.each([
  ['/m/home', null, undefined],
  ['/', null, undefined],
  ['/m/login', null, 'hidden'],
  ['/m/home', 'EN', 'hidden'],
  ['/m/home', 'TY', undefined],
])('opens %s with language %s and sets the shell to %s', (path, language, shown) => {
  history.replaceState(null, '', path);
  if (language) localStorage.setItem('livery.language', language);
  open();
  expect(document.documentElement.dataset.shell).toBe(shown);
});

test.each([
  ['one that lasts', '2999-01-01T00:00:00.000Z', 'hidden'],
  ['one without an end', '9999', 'hidden'],
  ['one that is over', '2020-01-01T00:00:00.000Z', undefined],
])('shows no prerendered promotions during a break from play: %s', (_, end, shown) => {
  localStorage.setItem('livery.pause', end);
  open();
  expect(document.documentElement.dataset.shell).toBe(shown);
});

test.each([
  ['the fonts of this page', '/*new*/a{}', '/*new*/a{}'],
  ['the fonts of an earlier page', '/*old*/a{}', undefined],
  ['no fonts', '', undefined],
])('selects the style sheet of the fonts with %s on the device', (_, storedFonts, used) => {
  document.getElementById('faces')?.remove();
  localStorage.setItem('livery.faces', storedFonts);
  open();
  expect(document.getElementById('faces')?.textContent).toBe(used);
});

test('escapes data that would close the script element', () => {
  const hostile = {
    defaultLanguage: '</script>',
    categories: ['</script><script>alert(1)'],
  } as unknown as BrandRuntime;
  expect(prePaintScript(hostile, '') + earlyInteractionScript(hostile)).not.toContain('</script');
});
