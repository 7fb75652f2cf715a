// @vitest-environment happy-dom
import { getPageState } from '@livery/contract/page-state';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../testing/brand.ts';
import { ErrorResponse, startGateway, type Handlers, type TestGateway } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { FloatingActions } from '../floating-actions/floating-actions.tsx';
import { DownloadOptions } from './options/download-options.tsx';
import { recordWebClip } from './device/installed.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const iphone = (os: string, rest = 'Version/17.4 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const pathList = [
  { resourceType: 'Android', url: '/app.apk' },
  { resourceType: 'IOS', url: 'https://store.example/app' },
  { resourceType: 'MOBILECONFIG', url: '/wps/downloads/tester.mobileconfig' },
];
const versionInfo = {
  version: { version: { pathList }, resources: [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }] },
};

const on = (userAgent: string, isStandalone = false) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: isStandalone && query.includes('standalone') }) as MediaQueryList,
  );
};

let gateway: TestGateway;
const startGatewayWith = (handlers: Handlers) => void (gateway = startGateway(handlers));

beforeEach(() => {
  localStorage.clear();
  getPageState().installPrompt = undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bar = () => screen.findByRole('complementary', { name: 'Get the app' });
const barAfterAll = async (isHome = true) => {
  await renderScreen(<FloatingActions isHome={isHome} />);
  await screen.findByRole('button', { name: 'Customer service' });
  // After the response to this request, the app decides if it shows the bar.
  await waitFor(() => expect(gateway.requests).toContain('/wps/system/version'));
  await act(() => Promise.resolve());
  return screen.queryByRole('complementary', { name: 'Get the app' });
};

test('offers the app on the home of a phone with a download, and opens it from the popup', async () => {
  on(android);
  startGatewayWith(versionInfo);
  await renderScreen(<FloatingActions isHome />);
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Get' }));
  const link = await screen.findByRole('link', { name: /App for Android/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    `${location.origin}/app.apk`,
    'noopener noreferrer',
  ]);
});

test('never shows the bar again after it was closed', async () => {
  on(android);
  startGatewayWith(versionInfo);
  await renderScreen(<FloatingActions isHome />);
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Hide this for good' }));
  expect(screen.queryByRole('complementary', { name: 'Get the app' })).toBeNull();
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  cleanup();
  expect(await barAfterAll()).toBeNull();
});

test('shows the bar on the home only', async () => {
  on(android);
  startGatewayWith(versionInfo);
  expect(await barAfterAll(false)).toBeNull();
});

test.each([
  ['in the installed app', () => on(android, true), versionInfo],
  ["in the brand's own app", () => on(`${android} LiveryApp/2.0`), versionInfo],
  ['from the icon of the profile', () => (on(iphone('17_4')), recordWebClip('?WEBCLIP=1')), versionInfo],
  [
    'without a download for the phone',
    () => on(android),
    { version: { version: { pathList: pathList.slice(1) }, resources: [] } },
  ],
  ['on a computer', () => on('Mozilla/5.0 (X11; Linux x86_64)'), versionInfo],
  ['after a failed request', () => on(android), { version: new ErrorResponse('system.busy') }],
])('shows no bar %s', async (_, openOn, handlers) => {
  openOn();
  startGatewayWith(handlers);
  expect(await barAfterAll()).toBeNull();
});

test('offers the app and the profile on an iPhone', async () => {
  on(iphone('17_4'));
  startGatewayWith(versionInfo);
  await renderScreen(<DownloadOptions />);
  expect((await screen.findByRole('link', { name: /App for iPhone/ })).textContent).toContain('iOS 12.4 or newer');
  expect(screen.getByRole('link', { name: /Profile for iPhone/ }).getAttribute('href')).toBe(
    `${location.origin}/wps/downloads/tester.mobileconfig`,
  );
  expect(screen.queryByRole('link', { name: /Android/ })).toBeNull();
});

test('recommends Safari in another iPhone browser', async () => {
  on(iphone('17_4', 'CriOS/125.0 Mobile/15E148 Safari/604.1'));
  startGatewayWith(versionInfo);
  await renderScreen(<DownloadOptions />);
  const link = await screen.findByRole('link', { name: /App for iPhone/ });
  expect(fireEvent.click(link)).toBe(false);
  expect((await screen.findByRole('dialog', { name: 'Notice' })).textContent).toContain(
    'Please use Safari for download App',
  );
});

test.each(['11_4', '12_1', '12_3'])('on iOS %s, shows the required version and the home screen guide', async (os) => {
  on(iphone(os));
  startGatewayWith(versionInfo);
  await renderScreen(<DownloadOptions />);
  expect(await screen.findByText('The app needs iOS 12.4 or newer. Please update your iPhone.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /iPhone/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Add to home screen/ }));
  const guide = await screen.findByRole('dialog', { name: 'Add to home screen' });
  expect(
    within(guide)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Tap the share button of the browser', 'Choose “Add to Home Screen”', 'Confirm with “Add”']);
});

test('installs the site through the browser, once', async () => {
  on(android);
  startGatewayWith(versionInfo);
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
  getPageState().installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  await renderScreen(<DownloadOptions />);
  fireEvent.click(await screen.findByRole('button', { name: /Add to home screen/ }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('uses an install prompt that fires later', async () => {
  on('Mozilla/5.0 (X11; Linux x86_64) Chrome/126');
  startGatewayWith(versionInfo);
  await renderScreen(<DownloadOptions />);
  await screen.findByRole('link', { name: /Android/ });
  expect(screen.queryByRole('button', { name: /Add to home screen/ })).toBeNull();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(),
  });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(await screen.findByRole('button', { name: /Add to home screen/ })).toBeTruthy();
});

test('shows the bonus only for brands with its currency', async () => {
  on(android);
  startGatewayWith(versionInfo);
  await renderScreen(<DownloadOptions />);
  expect((await screen.findByRole('link', { name: /Bonus of up to ₱688\.00/ })).getAttribute('href')).toBe(
    '/m/activity',
  );
  cleanup();
  await renderScreen(<DownloadOptions />, { brand: { ...testBrand, currency: 'AED' } });
  await screen.findByRole('link', { name: /Android/ });
  expect(screen.queryByText(/Bonus/)).toBeNull();
});

test('offers a retry when the list cannot be loaded', async () => {
  on(android);
  startGatewayWith({ version: new ErrorResponse('system.busy') });
  await renderScreen(<DownloadOptions />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.handlers = versionInfo;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('link', { name: /Android/ })).toBeTruthy());
});
