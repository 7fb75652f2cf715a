// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { touchConstants } from './touch-constants.ts';
import { loadPressHandler, usePress } from './use-press.tsx';

function Tile({ onPress, onLongPress }: { onPress?: () => void; onLongPress?: () => void }) {
  return (
    <button type="button" onClick={onPress} {...usePress({ onLongPress })}>
      Play
    </button>
  );
}

const tile = () => screen.getByRole('button');
const touch = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  x = 50,
  y = 50,
) =>
  fireEvent[type](tile(), {
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: x,
    clientY: y,
  });

function mockBounds() {
  tile().getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
}

beforeAll(loadPressHandler);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('uses the touch constants of the specification', () => {
  expect(touchConstants).toEqual({
    pressDelay: 130,
    longPress: 370,
    releaseDelay: 100,
    retention: 20,
    cancelBeyond: 30,
    mouseLock: 300,
  });
});

it('reacts to the first contact at once, and is held after the press delay', () => {
  render(<Tile />);
  touch('pointerDown');
  expect(tile().dataset['press']).toBe('down');
  vi.advanceTimersByTime(touchConstants.pressDelay);
  expect(tile().dataset['press']).toBe('held');
});

it('stays visible for the release delay, so that a short tap is seen', () => {
  render(<Tile />);
  touch('pointerDown');
  touch('pointerUp');
  vi.advanceTimersByTime(touchConstants.releaseDelay - 1);
  expect(tile().dataset['press']).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(tile().dataset['press']).toBeUndefined();
});

it('starts a long press 370 ms after the press delay, and fires no click', () => {
  const onPress = vi.fn();
  const onLongPress = vi.fn();
  render(<Tile onPress={onPress} onLongPress={onLongPress} />);
  touch('pointerDown');
  vi.advanceTimersByTime(touchConstants.pressDelay + touchConstants.longPress - 1);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledOnce();
  touch('pointerUp');
  fireEvent.click(tile());
  expect(onPress).not.toHaveBeenCalled();
});

it('handles a key press after a long press without a click', () => {
  const onPress = vi.fn();
  render(<Tile onPress={onPress} onLongPress={() => {}} />);
  touch('pointerDown');
  vi.advanceTimersByTime(touchConstants.pressDelay + touchConstants.longPress);
  touch('pointerUp');
  vi.advanceTimersByTime(touchConstants.mouseLock);
  fireEvent.click(tile());
  expect(onPress).toHaveBeenCalledOnce();
});

it('continues while a finger slides up to 20 px beside it, and clicks', () => {
  const onPress = vi.fn();
  render(<Tile onPress={onPress} />);
  mockBounds();
  touch('pointerDown', 95);
  touch('pointerMove', 118);
  expect(tile().dataset['press']).toBeDefined();
  touch('pointerUp', 118);
  vi.advanceTimersByTime(touchConstants.releaseDelay);
  expect(onPress).toHaveBeenCalledOnce();
});

it('ends beyond the retention offset, and resumes on the way back', () => {
  const onPress = vi.fn();
  render(<Tile onPress={onPress} />);
  mockBounds();
  touch('pointerDown', 95);
  touch('pointerMove', 122);
  expect(tile().dataset['press']).toBeUndefined();
  touch('pointerMove', 112);
  expect(tile().dataset['press']).toBe('held');
  touch('pointerMove', 122);
  touch('pointerUp', 122);
  fireEvent.click(tile());
  expect(onPress).not.toHaveBeenCalled();
});

it('ends when the finger moves more than 30 px', () => {
  const onPress = vi.fn();
  render(<Tile onPress={onPress} />);
  mockBounds();
  touch('pointerDown', 10);
  touch('pointerMove', 41);
  expect(tile().dataset['press']).toBeUndefined();
  touch('pointerUp', 41);
  fireEvent.click(tile());
  expect(onPress).not.toHaveBeenCalled();
});

it('ends when the page scrolls (pointercancel)', () => {
  const onLongPress = vi.fn();
  render(<Tile onLongPress={onLongPress} />);
  touch('pointerDown');
  touch('pointerCancel');
  vi.advanceTimersByTime(1000);
  expect(tile().dataset['press']).toBeUndefined();
  expect(onLongPress).not.toHaveBeenCalled();
});

it('ignores a mouse event within 300 ms of a touch as its echo', () => {
  render(<Tile />);
  touch('pointerDown');
  touch('pointerUp');
  vi.advanceTimersByTime(touchConstants.releaseDelay);
  fireEvent.pointerDown(tile(), { pointerType: 'mouse', isPrimary: true, button: 0 });
  expect(tile().dataset['press']).toBeUndefined();
});

it.each([
  [touchConstants.mouseLock - 1, undefined],
  [touchConstants.mouseLock, 'down'],
])('a mouse %d ms after the touch presses: %s', (after, press) => {
  // React ignores the timestamp of an event at time 0, so the test advances the fake clock first.
  vi.advanceTimersByTime(1000);
  render(<Tile />);
  touch('pointerDown');
  touch('pointerUp');
  vi.advanceTimersByTime(after);
  fireEvent.pointerDown(tile(), { pointerType: 'mouse', isPrimary: true, button: 0 });
  expect(tile().dataset['press']).toBe(press);
});
