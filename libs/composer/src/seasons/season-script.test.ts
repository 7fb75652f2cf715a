// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferMarkup } from '../page/progressive-reveal.ts';
import { seasonColorScript, seasonImageScript } from './season-script.ts';

const season = { from: '2027-02-04', to: '2027-02-12', page: '#220000' };
const root = document.documentElement;
const getThemeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const startAt = (time: string, timeZone = 'Asia/Ho_Chi_Minh') => {
  vi.setSystemTime(new Date(time));
  new Function(seasonColorScript(timeZone, [season], '#ffffff'))();
};

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
});
afterEach(() => {
  vi.useRealTimers();
  delete root.dataset['season'];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each([
  ['the last moment before', '2027-02-03T16:59:59Z', undefined],
  ['the first moment', '2027-02-03T17:00:00Z', '0'],
  ['the last moment', '2027-02-12T16:59:59Z', '0'],
  ['the first moment after', '2027-02-12T17:00:00Z', undefined],
])('follows the time zone of the brand at %s of the layer', (_, time, expected) => {
  startAt(time);
  expect(root.dataset['season']).toBe(expected);
  expect(getThemeColor()).toBe(expected === undefined ? '#ffffff' : '#220000');
});

it('begins later in a time zone to the west', () => {
  startAt('2027-02-04T05:00:00Z', 'America/Mexico_City');
  expect(root.dataset['season']).toBeUndefined();
});

it('switches an open page at midnight, and back after the last day', () => {
  startAt('2027-02-03T16:59:30Z');
  vi.advanceTimersByTime(60_000);
  expect(root.dataset['season']).toBe('0');
  vi.setSystemTime(new Date('2027-02-12T17:00:01Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset['season']).toBeUndefined();
});

it('leaves the page as it is on a device that does not know the time zone', () => {
  startAt('2027-02-05T00:00:00Z', 'Mars/Olympus');
  expect(root.dataset['season']).toBeUndefined();
});

const hero = { src: '/h.webp', srcset: '/h 1w', avifSrcset: '/h 2w', width: 720, height: 405, alt: 'Usual' };
const brand = {
  name: 'Brand',
  hero: { ...hero, alts: { VI: 'Thường' }, href: '/m/activity', calmSide: 'left' },
  logo: { src: '/logo.svg', width: 120, height: 28 },
};
const slide =
  '<a href="/m/activity"><picture><source srcset="/h 2w"><img src="/h.webp" srcset="/h 1w" width="720" height="405" alt="">' +
  '</picture><span data-side="left">Usual</span></a>';

const runImages = (images: object) => {
  document.body.innerHTML =
    `<div id="root"><img src="/logo.svg" width="120" height="28">${deferMarkup(2, slide)}</div>` +
    `<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;
  new Function(seasonImageScript([{ ...season, ...images } as never]))();
  const template = document.querySelector('template');
  return {
    data: JSON.parse(document.getElementById('brand')?.textContent ?? '') as typeof brand,
    logo: document.querySelector('#root img')?.outerHTML ?? '',
    slide: template?.innerHTML ?? '',
  };
};
const festive = { src: '/t.webp', srcset: '/t 1w', avifSrcset: '/t 2w', width: 800, height: 450 };

it('puts the images of the active layer into the data and the prerendered page', () => {
  root.dataset['season'] = '0';
  const {
    data,
    logo,
    slide: shown,
  } = runImages({
    hero: { ...festive, alt: 'Tết', alts: {}, href: '/m/lottery' },
    logo: { src: '/tet.svg', width: 140, height: 28 },
  });
  expect(data).toMatchObject({ name: 'Brand', hero: { src: '/t.webp', alt: 'Tết', href: '/m/lottery' } });
  expect(data.logo).toEqual({ src: '/tet.svg', width: 140, height: 28 });
  expect(logo).toContain('src="/tet.svg" width="140"');
  expect(shown).toContain('href="/m/lottery"');
  expect(shown).toContain('srcset="/t 2w"');
  expect(shown).toContain('src="/t.webp"');
  expect(shown).toContain('<span data-side="left">Tết</span>');
  expect(shown).not.toContain('/h.webp');
});

it('changes nothing on other days, and nothing that the layer does not have', () => {
  expect(runImages({ hero: festive }).data).toEqual(brand);
  root.dataset['season'] = '0';
  const { data, logo } = runImages({ hero: festive });
  expect(data.logo).toEqual(brand.logo);
  expect(data.hero).toEqual({ ...brand.hero, ...festive });
  expect(logo).toContain('/logo.svg');
});
