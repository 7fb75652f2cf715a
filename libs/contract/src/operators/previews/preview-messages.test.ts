import { expect, test } from 'vitest';
import {
  buildPreviewUrl,
  normalScene,
  readEditorMessage,
  readPageMessage,
  readPreviewStart,
  toPageTarget,
  toPreviewData,
  toPreviewScene,
} from './preview-messages.ts';

test('reads the messages of the other side only', () => {
  const message = { type: 'scrolled', top: 12 } as const;
  expect(readPageMessage(toPreviewData(message))).toEqual(message);
  expect(readEditorMessage(toPreviewData(message))).toBeUndefined();
  expect(readPageMessage(message)).toBeUndefined();
});

test.each([null, 'text', 5, [], {}, { type: 'ready' }, { for: 'livery.preview', type: 'eval' }])(
  'ignores %j',
  (data) => {
    expect([readEditorMessage(data), readPageMessage(data)]).toEqual([undefined, undefined]);
  },
);

test.each([
  { kind: 'text', key: 'shell:nav.home' },
  { kind: 'color', token: 'action-accent-bg' },
  { kind: 'font', role: 'display' },
  { kind: 'block', block: 'draws', title: undefined, key: 'games:collection.draws' },
  { kind: 'image', image: 'logo' },
  { kind: 'screen' },
])('accepts the target %j', (target) => {
  expect(toPageTarget(target)).toEqual(target);
});

test.each([
  null,
  'shell:nav.home',
  {},
  { kind: 'text' },
  { kind: 'text', key: 5 },
  { kind: 'color', token: 'x;background:url(//evil.example)' },
  { kind: 'font', role: '*' },
  { kind: 'block', block: 'hero', title: {} },
  { kind: 'image', image: 'a[href]' },
  { kind: 'selector', selector: 'script' },
])('rejects the target %j', (target) => {
  expect(toPageTarget(target)).toBeNull();
});

test('keeps scene and scroll position in the address', () => {
  const start = { scene: { ...normalScene, visitor: 'agent', language: 'AR' } as const, scrollTop: 640 };
  const url = new URL(buildPreviewUrl('https://key.preview.example.com', '/m/lottery?tab=2', start));
  expect(url.pathname + url.search).toBe('/m/lottery?tab=2');
  expect(readPreviewStart(url.hash)).toEqual(start);
});

test.each(['', '#top', '#preview=', '#preview=%', '#preview=null'])('ignores the hash %j', (hash) => {
  expect(readPreviewStart(hash)).toBeUndefined();
});

test('replaces invalid fields of a scene by the normal ones', () => {
  const scene = {
    visitor: 'owner',
    calls: 5,
    language: '../x',
    isRightToLeft: 'yes',
    hasReducedMotion: true,
    day: '1.1.',
  };
  expect(toPreviewScene(scene)).toEqual({ ...normalScene, hasReducedMotion: true });
  expect(toPreviewScene(null)).toEqual(normalScene);
});

test('leads no address to another host', () => {
  const start = { scene: normalScene, scrollTop: 0 };
  expect(new URL(buildPreviewUrl('https://key.preview.example.com', '@evil.example', start)).host).toBe(
    'key.preview.example.com',
  );
});
