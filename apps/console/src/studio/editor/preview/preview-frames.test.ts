import { normalScene, type PageMessage } from '@livery/contract/operators/preview-messages';
import { expect, it } from 'vitest';
import { initialPreview, type PreviewState, reducePreview } from './preview-frames.ts';

const origin = 'https://key.preview.example.com';
const load = (state: PreviewState) => reducePreview(state, { type: 'load', origin });
const receive = (state: PreviewState, id: number, message: PageMessage) =>
  reducePreview(state, { type: 'message', id, message, origin });
const change = (state: PreviewState, sequence: number) => reducePreview(state, { type: 'change', sequence, origin });
const ready: PageMessage = { type: 'ready', sequence: 1, path: '/m/home', title: 'Home', scene: normalScene };

it('shows a page only after it is painted', () => {
  const first = load(initialPreview);
  expect([first.shown, first.loading?.id]).toEqual([undefined, 1]);
  const painted = receive(first, 1, ready);
  expect([painted.shown?.id, painted.loading]).toEqual([1, undefined]);
});

it('keeps the page, its address and its position while the next one loads', () => {
  const shown = receive(load(initialPreview), 1, ready);
  const navigated = receive(shown, 1, { type: 'navigated', path: '/m/lottery', title: '' });
  const next = load(receive(navigated, 1, { type: 'scrolled', top: 320 }));
  expect(next.shown?.id).toBe(1);
  const url = new URL(next.loading?.url ?? '');
  expect(url.pathname).toBe('/m/lottery');
  expect(decodeURIComponent(url.hash)).toContain('"scrollTop":320');
});

it('keeps the last good page when the draft cannot be composed', () => {
  const shown = receive(load(initialPreview), 1, ready);
  const broken = receive(load(shown), 2, { type: 'unavailable', reason: 'problems' });
  expect([broken.shown?.id, broken.loading, broken.unavailable]).toEqual([1, undefined, 'problems']);
  const mended = receive(load(broken), 3, ready);
  expect(mended.unavailable).toBeUndefined();
});

it('ignores a page that was replaced while it loaded', () => {
  const twice = load(load(initialPreview));
  expect(receive(twice, 1, ready)).toBe(twice);
  expect(receive(twice, 2, ready).shown?.id).toBe(2);
});

it('loads a change at once', () => {
  const shown = receive(load(initialPreview), 1, ready);
  expect(change(shown, 2).loading?.id).toBe(2);
});

it('loads the page once more when changes came too late for the one that loads', () => {
  const shown = receive(load(initialPreview), 1, ready);
  const loading = change(change(change(shown, 2), 3), 4);
  expect(loading.loading?.id).toBe(2);
  const next = receive(loading, 2, { ...ready, sequence: 2 });
  expect([next.shown?.id, next.loading?.id, next.waitingSequence]).toEqual([2, 3, undefined]);
  const last = receive(next, 3, { ...ready, sequence: 4 });
  expect([last.shown?.id, last.loading]).toEqual([3, undefined]);
});

it('loads the page only once when it contains the change that waits', () => {
  const loading = change(change(receive(load(initialPreview), 1, ready), 2), 3);
  const last = receive(loading, 2, { ...ready, sequence: 3 });
  expect([last.shown?.id, last.loading, last.waitingSequence]).toEqual([2, undefined, undefined]);
});

it('loads the change that waits when the draft before it cannot be composed', () => {
  const loading = change(change(receive(load(initialPreview), 1, ready), 2), 3);
  const next = receive(loading, 2, { type: 'unavailable', reason: 'problems' });
  expect([next.shown?.id, next.loading?.id]).toEqual([1, 3]);
});
