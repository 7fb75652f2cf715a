// @vitest-environment happy-dom
import { modeStorageKey } from '@livery/merchant/theme-mode';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { alternateSheetId, modeScript, seasonEvent } from './mode-script.ts';

const root = document.documentElement;
const getLink = () => document.getElementById(alternateSheetId) as HTMLLinkElement;
const getLook = () => ({
  mode: root.dataset['mode'],
  themeColor: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
  isSheetUsed: !getLink().disabled,
});
const light = { mode: 'light', themeColor: '#ffffff', isSheetUsed: false };
const dark = { mode: 'dark', themeColor: '#101010', isSheetUsed: true };

let device = { matches: false, listeners: [] as (() => void)[] };
const setDevice = (isDark: boolean) => {
  device.matches = isDark;
  for (const listener of device.listeners) listener();
};
const start = (isDeviceDark = false) => {
  device.matches = isDeviceDark;
  const pages = [
    ['#ffffff', '#101010'],
    ['#fff0f0', '#201010'],
  ] as const;
  new Function(modeScript({ mode: 'light', pages }))();
};
const choose = (mode: 'light' | 'dark' | undefined) => {
  if (mode) localStorage.setItem(modeStorageKey, mode);
  else localStorage.removeItem(modeStorageKey);
  dispatchEvent(new StorageEvent('storage'));
};

/**
 * Event listeners that the scripts have added. They are removed after each test. Otherwise they would change the page
 * of the next test.
 */
let added: MockInstance<typeof globalThis.addEventListener>;

beforeEach(() => {
  added = vi.spyOn(globalThis, 'addEventListener');
  localStorage.clear();
  device = { matches: false, listeners: [] };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(prefers-color-scheme:dark)' && device.matches;
    },
    addEventListener: (_: string, listener: () => void) => device.listeners.push(listener),
  }));
  root.dataset['mode'] = 'light';
  document.head.innerHTML = `<meta name="theme-color" content="#ffffff"><link id="${alternateSheetId}">`;
  getLink().disabled = true;
});
afterEach(() => {
  for (const [type, listener] of added.mock.calls) removeEventListener(type, listener as EventListener);
  added.mockRestore();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete root.dataset['mode'];
  delete root.dataset['season'];
  delete globalThis.__livery;
});

it.each([
  ['follows a light device', undefined, false, light],
  ['follows a dark device', undefined, true, dark],
  ['shows light on a dark device if the member has chosen it', 'light', true, light],
  ['shows dark on a light device if the member has chosen it', 'dark', false, dark],
  ['ignores a stored value that is not a mode', 'sepia', false, light],
])('%s', (_, stored, isDeviceDark, look) => {
  if (stored) localStorage.setItem(modeStorageKey, stored);
  start(isDeviceDark);
  expect(getLook()).toEqual(look);
});

it('changes an open page with the device, until the member chooses a mode', () => {
  start();
  setDevice(true);
  expect(getLook()).toEqual(dark);
  choose('light');
  expect(getLook()).toMatchObject({ mode: 'light', themeColor: '#ffffff' });
  setDevice(false);
  setDevice(true);
  expect(getLook().mode).toBe('light');
  choose(undefined);
  expect(getLook()).toEqual(dark);
});

it('uses the choice of the page if the storage of the device is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  start();
  expect(getLook()).toEqual(light);
  globalThis.__livery = { mode: 'dark' };
  dispatchEvent(new StorageEvent('storage'));
  expect(getLook()).toEqual(dark);
});

it('sets the colour of the browser bars to that of the season in the current mode', () => {
  root.dataset['season'] = '0';
  start(true);
  expect(getLook().themeColor).toBe('#201010');
  delete root.dataset['season'];
  dispatchEvent(new Event(seasonEvent));
  expect(getLook().themeColor).toBe('#101010');
});
