import type { PageBox } from '@livery/contract/operators/preview-messages';
import { expect, it } from 'vitest';
import { compareBoxes, compareScreens } from './compare-boxes.ts';

const box = (left: number, top: number, rest: Partial<PageBox> = {}): PageBox => ({
  left,
  top,
  width: 40,
  height: 20,
  look: 'a',
  text: '',
  ...rest,
});

it('finds no region in equal screens, whatever the order of their boxes is', () => {
  const boxes = [box(0, 0), box(100, 0), box(0, 300, { text: 'Home' })];
  expect(compareBoxes(boxes, boxes.toReversed())).toEqual([]);
});

it('joins boxes that are near each other, and keeps others apart', () => {
  const before = [box(0, 0), box(45, 0), box(0, 300)];
  const after = before.map((each) => ({ ...each, look: 'b' }));
  expect(compareBoxes(before, after)).toMatchObject([
    { left: 0, top: 0, width: 85, height: 20 },
    { left: 0, top: 300, width: 40, height: 20 },
  ]);
});

it('names the texts that go and appear', () => {
  const before = [box(0, 0, { text: 'Home', look: 'x' }), box(0, 30, { text: 'Same', look: 'y' })];
  const after = [box(0, 0, { text: 'Start', look: 'z' }), box(0, 30, { text: 'Same', look: 'y' })];
  expect(compareBoxes(before, after)).toMatchObject([{ before: ['Home'], after: ['Start'] }]);
});

it('marks only what an area has grown by', () => {
  const before = [box(0, 0, { width: 390, height: 800 })];
  const after = [box(0, 0, { width: 390, height: 820 })];
  expect(compareBoxes(before, after)).toMatchObject([{ left: 0, top: 800, width: 390, height: 20 }]);
});

it('counts a box that is there twice before and once after', () => {
  expect(compareBoxes([box(0, 0), box(0, 0)], [box(0, 0)])).toHaveLength(1);
});

it('leaves out what differs between two visits of the same screen, and counts it', () => {
  const before = [box(0, 0, { text: '10', look: 'n1' }), box(0, 300, { look: 'old' })];
  const again = [box(0, 0, { text: '09', look: 'n2' }), box(0, 300, { look: 'old' })];
  const after = [box(0, 0, { text: '08', look: 'n3' }), box(0, 300, { look: 'new' })];
  const { regions, ignored } = compareScreens(before, after, again);
  expect([regions.map(({ top }) => top), ignored]).toEqual([[300], 1]);
});

it('ends quickly for thousands of boxes that all differ', () => {
  const list = (look: string) =>
    Array.from({ length: 3000 }, (_, index) => box((index % 10) * 60, Math.floor(index / 10) * 40, { look }));
  expect(compareBoxes(list('a'), list('b'))).toHaveLength(3000);
});
