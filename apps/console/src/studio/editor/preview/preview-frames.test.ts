import { normalScene, type PageMessage, toPreviewData } from '@livery/contract/operators/preview-messages';
import { describe, expect, it } from 'vitest';
import { initialPreview, type PreviewState, readFrameMessage, reducePreview } from './preview-frames.ts';

const origin = 'https://key.preview.example.com';
const load = (state: PreviewState) => reducePreview(state, { type: 'load', origin });
const receive = (state: PreviewState, id: number, message: PageMessage) =>
  reducePreview(state, { type: 'message', id, message, origin });
const change = (state: PreviewState, sequence: number) => reducePreview(state, { type: 'change', sequence, origin });
const ready: PageMessage = {
  type: 'ready',
  sequence: 1,
  isEarlier: false,
  path: '/m/home',
  title: 'Home',
  scene: normalScene,
};

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

it('follows another preview to its screen and its scene, and loads nothing when it shows both already', () => {
  const follow = (state: PreviewState, path: string, scene = normalScene) =>
    reducePreview(state, { type: 'follow', path, scene, origin });
  const shown = receive(load({ ...initialPreview, scene: normalScene }), 1, ready);
  expect(follow(shown, shown.path)).toBe(shown);
  const moved = follow(receive(shown, 1, { type: 'scrolled', top: 320 }), '/m/lottery');
  expect(new URL(moved.loading?.url ?? '').pathname).toBe('/m/lottery');
  expect(moved.scrollTop).toBe(0);
  const member = { ...normalScene, visitor: 'member' } as const;
  expect(decodeURIComponent(follow(shown, shown.path, member).loading?.url ?? '')).toContain('"visitor":"member"');
});

describe('a place', () => {
  const target = { kind: 'image', image: 'logo' } as const;
  const show = (state: PreviewState) =>
    reducePreview(state, { type: 'show', path: '/m/login', scene: normalScene, target, origin });
  const highlighted = (isFound: boolean): PageMessage => ({ type: 'highlighted', target, isFound });

  it('is loaded with its screen, and reports whether the page has it', () => {
    const loading = show(receive(load(initialPreview), 1, ready));
    expect(new URL(loading.loading?.url ?? '').pathname).toBe('/m/login');
    expect([loading.highlight, loading.highlightResult]).toEqual([target, undefined]);
    const shown = receive(loading, 2, ready);
    expect(receive(shown, 2, highlighted(true)).highlightResult).toBe('found');
    expect(receive(shown, 2, highlighted(false)).highlightResult).toBe('missing');
  });

  it('is not reported by a frame that is not visible', () => {
    const loading = show(receive(load(initialPreview), 1, ready));
    expect(receive(loading, 2, highlighted(true)).highlightResult).toBeUndefined();
  });

  it('is not reported by the earlier page while its own page loads', () => {
    const loading = show(receive(show(load(initialPreview)), 2, ready));
    expect([loading.shown?.id, loading.loading?.id]).toEqual([2, 3]);
    expect(receive(loading, 2, highlighted(true)).highlightResult).toBeUndefined();
    expect(receive(receive(loading, 3, ready), 3, highlighted(false)).highlightResult).toBe('missing');
  });

  it('loses its outline when the operator navigates or changes the scene', () => {
    const found = receive(receive(show(load(initialPreview)), 2, ready), 2, highlighted(true));
    const navigated = receive(found, 2, { type: 'navigated', path: '/m/home', title: '' });
    expect([navigated.highlight, navigated.highlightResult]).toEqual([null, undefined]);
    expect(receive(navigated, 2, highlighted(true)).highlightResult).toBeUndefined();
    expect(reducePreview(found, { type: 'scene', scene: normalScene, origin }).highlight).toBeNull();
  });
});

it('marks a page that shows the last state without problems, and loads it only once for a change', () => {
  const loading = change(change(receive(load(initialPreview), 1, ready), 2), 3);
  const earlier: PageMessage = { ...ready, sequence: 1, isEarlier: true };
  const again = receive(loading, 2, earlier);
  expect([again.unavailable, again.loading?.id]).toEqual(['problems', 3]);
  const last = receive(again, 3, earlier);
  expect([last.shown?.id, last.loading, last.unavailable]).toEqual([3, undefined, 'problems']);
  expect(receive(load(last), 4, { ...ready, sequence: 4 }).unavailable).toBeUndefined();
});

describe('a message of a frame', () => {
  const source = {};
  const frames = new Map([[7, { contentWindow: source } as unknown as HTMLIFrameElement]]);
  const data = toPreviewData({ type: 'scrolled', top: 3 });
  const read = (event: object) => readFrameMessage(event as MessageEvent, origin, frames);

  it('is read from the frame of the preview', () => {
    expect(read({ origin, source, data })).toEqual({ id: 7, message: { type: 'scrolled', top: 3 } });
  });

  it.each([
    ['another origin', { origin: 'https://key.preview.example.com.evil.example', source, data }],
    ['the origin without its key', { origin: 'https://preview.example.com', source, data }],
    ['another window of the same origin', { origin, source: {}, data }],
    ['a message that is no preview message', { origin, source, data: { type: 'scrolled', top: 3 } }],
    ['a message of the editor itself', { origin, source, data: toPreviewData({ type: 'pick', isOn: true }) }],
  ])('is ignored from %s', (_, event) => {
    expect(read(event)).toBeUndefined();
  });
});
