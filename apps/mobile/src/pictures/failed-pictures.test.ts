// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPictures } from './failed-pictures.ts';

let stop: () => void;
/** Addresses that were asked for again, in order. */
let asked: string[];

const show = (html: string): HTMLImageElement => {
  document.body.innerHTML = html;
  const picture = document.querySelector('img')!;
  const { setAttribute } = picture;
  picture.setAttribute = (name, value) => (
    name === 'src' && asked.push(value),
    setAttribute.call(picture, name, value)
  );
  return picture;
};
const fail = (picture: HTMLImageElement) => picture.dispatchEvent(new Event('error'));
const load = (picture: HTMLImageElement) => picture.dispatchEvent(new Event('load'));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stop = watchPictures();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a picture that fails is marked, asked for once more, and left as it is when it fails again', () => {
  const picture = show('<img src="/a.avif" alt="">');
  fail(picture);
  expect(picture.dataset.failed).toBe('');
  vi.runAllTimers();
  expect(asked).toEqual(['/a.avif']);
  fail(picture);
  vi.runAllTimers();
  expect(asked).toEqual(['/a.avif']);
});

test('one that comes after all is as any other, and may fail anew', () => {
  const picture = show('<a href="/"><img src="/a.avif" alt="A night of stars" hidden></a>');
  fail(picture);
  expect(picture.parentElement!.dataset.words).toBe('A night of stars');
  vi.runAllTimers();
  expect(picture.hidden).toBe(false);
  load(picture);
  expect(picture.outerHTML + picture.parentElement!.outerHTML).not.toContain('data-');
  fail(picture);
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
});

test('where nothing else can write its words, the browser does', () => {
  const picture = show('<h1><img src="/logo.svg" alt="Tester"></h1>');
  fail(picture);
  expect(picture.dataset.failed).toBeUndefined();
});

test('with the network back, all that failed are asked for again, and no others', () => {
  const picture = show('<img src="/a.avif" alt=""><img src="/b.avif" alt="">');
  fail(picture);
  vi.runAllTimers();
  fail(picture);
  dispatchEvent(new Event('online'));
  expect(asked).toEqual(['/a.avif', '/a.avif']);
  load(picture);
  dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
});

test('one that left the page is let go', () => {
  const picture = show('<img src="/a.avif" alt="">');
  fail(picture);
  picture.remove();
  vi.runAllTimers();
  expect(asked).toEqual([]);
});

test('those that failed before are found', () => {
  stop();
  const picture = show('<img src="/a.avif" alt="">');
  for (const [name, value] of Object.entries({ complete: true, currentSrc: '/a.avif', naturalWidth: 0 }))
    Object.defineProperty(picture, name, { value, configurable: true });
  stop = watchPictures();
  expect(picture.dataset.failed).toBe('');
});
