import type { EditorMessage } from '@livery/contract/operators/preview-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrandDocument } from '../model/brand-document.ts';
import { createPagePainter } from './page-painter.ts';

const createTheme = (accent: string): BrandDocument => ({ languages: ['EN'], theme: { mode: 'light', accent } });
const createTexts = (texts: BrandDocument): BrandDocument => ({ languages: ['EN'], texts: { EN: texts } });

let runFrame: () => void;
beforeEach(() => {
  runFrame = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    runFrame = callback;
    return 1;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const createPainter = (first: BrandDocument) => {
  const posted: (readonly [id: number, message: EditorMessage])[] = [];
  let document = first;
  const painter = createPagePainter({
    getDocument: () => document,
    getLanguage: () => null,
    post: (id, message) => void posted.push([id, message]),
  });
  return {
    ...painter,
    set: (next: BrandDocument) => void (document = next),
    /** Returns the new messages, each as the id of its frame and the accent of its theme or its texts. */
    take: () =>
      posted
        .splice(0)
        .map(([id, message]) => [
          id,
          message.type === 'theme'
            ? (message.theme as { accent: string }).accent
            : message.type === 'texts' && message.texts,
        ]),
  };
};

it('paints the first change at once, and later changes at most once for each frame', () => {
  const painter = createPainter(createTheme('a'));
  painter.open(1, createTheme('a'));
  expect(painter.start(1)).toBe(0);
  for (const accent of ['b', 'c', 'd']) {
    painter.set(createTheme(accent));
    painter.paintSoon();
  }
  expect(painter.take()).toEqual([[1, 'b']]);
  runFrame();
  expect(painter.take()).toEqual([[1, 'd']]);
  painter.set(createTheme('e'));
  painter.paintSoon();
  expect(painter.take()).toEqual([]);
  runFrame();
  expect(painter.take()).toEqual([[1, 'e']]);
  runFrame();
  painter.set(createTheme('f'));
  painter.paintSoon();
  expect(painter.take()).toEqual([[1, 'f']]);
});

it('does not show the earlier value between a field and the draft', () => {
  const painter = createPainter(createTheme('typed'));
  painter.open(1, createTheme('stored'));
  expect(painter.start(1)).toBe(1);
  painter.take();
  painter.set(createTheme('stored'));
  painter.paintNextFrame();
  painter.set(createTheme('typed'));
  runFrame();
  expect(painter.take()).toEqual([]);
});

it('sends a page that has loaded the changes since its load, and both pages all later changes', () => {
  const painter = createPainter(createTexts({}));
  painter.open(1, createTexts({}));
  painter.start(1);
  painter.open(2, createTexts({ 'shell:nav.home': 'Lobby' }));
  painter.set(createTexts({ 'shell:nav.home': 'Lobby 2' }));
  painter.paintSoon();
  expect(painter.take()).toEqual([[1, { 'shell:nav.home': 'Lobby 2' }]]);
  expect(painter.start(2)).toBe(1);
  expect(painter.take()).toEqual([[2, { 'shell:nav.home': 'Lobby 2' }]]);
  painter.set(createTexts({}));
  painter.paint();
  expect(painter.take()).toEqual([
    [1, { 'shell:nav.home': null }],
    [2, { 'shell:nav.home': null }],
  ]);
  painter.retain([2, undefined]);
  painter.set(createTexts({ 'shell:nav.home': 'Start' }));
  painter.paint();
  expect(painter.take()).toEqual([[2, { 'shell:nav.home': 'Start' }]]);
});
