// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryFailedImages } from './image-retry.ts';

let stop: () => void;
/** Addresses of the images that were requested again, in order. */
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

test('marks a failed image, requests it once more, and leaves it unchanged when it fails again', () => {
  const image = show('<img src="/a.avif" alt="">');
  fail(image);
  expect(image.dataset.failed).toBe('');
  vi.runAllTimers();
  expect(reloaded).toEqual(['/a.avif']);
  fail(image);
  vi.runAllTimers();
  expect(reloaded).toEqual(['/a.avif']);
});

test('clears the mark of an image that loads, and retries it after a new failure', () => {
  const image = show('<a href="/"><img src="/a.avif" alt="A night of stars" hidden></a>');
  fail(image);
  expect(image.parentElement!.dataset.failedImageAlt).toBe('A night of stars');
  vi.runAllTimers();
  expect(image.hidden).toBe(false);
  load(image);
  expect(image.outerHTML + image.parentElement!.outerHTML).not.toContain('data-');
  fail(image);
  vi.runAllTimers();
  expect(reloaded).toHaveLength(2);
});

test('leaves the alternative text to the browser where no other element can show it', () => {
  const image = show('<h1><img src="/logo.svg" alt="Tester"></h1>');
  fail(image);
  expect(image.dataset.failed).toBeUndefined();
});

test('requests all failed images, and no others, when the network is back', () => {
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

test('ignores an image that was removed from the page', () => {
  const image = show('<img src="/a.avif" alt="">');
  fail(image);
  image.remove();
  vi.runAllTimers();
  expect(reloaded).toEqual([]);
});

test('finds images that failed earlier', () => {
  stop();
  const image = show('<img src="/a.avif" alt="">');
  for (const [name, value] of Object.entries({ complete: true, currentSrc: '/a.avif', naturalWidth: 0 }))
    Object.defineProperty(image, name, { value, configurable: true });
  stop = retryFailedImages();
  expect(image.dataset.failed).toBe('');
});
