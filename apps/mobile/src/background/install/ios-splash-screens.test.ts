// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { addIosSplashScreens } from './ios-splash-screens.ts';

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href, media }) => ({
    rel,
    href: new URL(href, 'http://brand.localhost').pathname,
    media,
  }));
const manifest = (body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body)),
  );
const media = '(device-width:390px)';
const good = JSON.stringify({ startup_images: [{ href: '/assets/splash-390.png', media }] });

afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as { standalone?: boolean }).standalone;
  document.head.innerHTML = '';
});

test('adds a splash image for each screen size on an iPhone', async () => {
  Object.assign(navigator, { standalone: false });
  manifest(good);
  await addIosSplashScreens();
  expect(links()).toEqual([{ rel: 'apple-touch-startup-image', href: '/assets/splash-390.png', media }]);
});

test('sends no request in any other browser', async () => {
  manifest(good);
  await addIosSplashScreens();
  expect(fetch).not.toHaveBeenCalled();
  expect(links()).toEqual([]);
});

test.each(['{}', 'not JSON'])('leaves the page unchanged for a manifest of %s', async (body) => {
  Object.assign(navigator, { standalone: false });
  manifest(body);
  await addIosSplashScreens();
  expect(links()).toEqual([]);
});
