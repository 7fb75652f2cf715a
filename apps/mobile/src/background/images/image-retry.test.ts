// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryFailedImages } from './image-retry.ts';

let stop: () => void;
/** Addresses that were asked for again, in order. */
let reloaded: string[];

const show = (html: string): HTMLImageElement => {
  document.body.innerHTML = html;
  const image = document.querySelector('img')!;
  const { setAttribute } = image;
  image.setAttribute = (name, value) => (name === 'src' && reloaded.push(value), setAttribute.call(image, name, value));
  return image;
};
const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const load = (image: HTMLImageElement) => image.dispatchEvent(new Event('load'));

beforeEach(() => {
  vi.useFakeTimers();
  reloaded = [];
  stop = retryFailedImages();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a picture that fails is marked, asked for once more, and left as it is when it fails again', () => {
  const image = show('<img src="/a.avif" alt="">');
  fail(image);
  expect(image.dataset.failed).toBe('');
  vi.runAllTimers();
  expect(reloaded).toEqual(['/a.avif']);
  fail(image);
  vi.runAllTimers();
  expect(reloaded).toEqual(['/a.avif']);
});

test('one that comes after all is as any other, and may fail anew', () => {
  const image = show('<a href="/"><img src="/a.avif" alt="A night of stars" hidden></a>');
  fail(image);
  expect(image.parentElement!.dataset.words).toBe('A night of stars');
  vi.runAllTimers();
  expect(image.hidden).toBe(false);
  load(image);
  expect(image.outerHTML + image.parentElement!.outerHTML).not.toContain('data-');
  fail(image);
  vi.runAllTimers();
  expect(reloaded).toHaveLength(2);
});

test('where nothing else can write its words, the browser does', () => {
  const image = show('<h1><img src="/logo.svg" alt="Tester"></h1>');
  fail(image);
  expect(image.dataset.failed).toBeUndefined();
});

test('with the network back, all that failed are asked for again, and no others', () => {
  const image = show('<img src="/a.avif" alt=""><img src="/b.avif" alt="">');
  fail(image);
  vi.runAllTimers();
  fail(image);
  dispatchEvent(new Event('online'));
  expect(reloaded).toEqual(['/a.avif', '/a.avif']);
  load(image);
  dispatchEvent(new Event('online'));
  expect(reloaded).toHaveLength(2);
});

test('one that left the page is let go', () => {
  const image = show('<img src="/a.avif" alt="">');
  fail(image);
  image.remove();
  vi.runAllTimers();
  expect(reloaded).toEqual([]);
});

test('those that failed before are found', () => {
  stop();
  const image = show('<img src="/a.avif" alt="">');
  for (const [name, value] of Object.entries({ complete: true, currentSrc: '/a.avif', naturalWidth: 0 }))
    Object.defineProperty(image, name, { value, configurable: true });
  stop = retryFailedImages();
  expect(image.dataset.failed).toBe('');
});
