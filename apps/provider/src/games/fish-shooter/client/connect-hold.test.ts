// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHold } from './connect-hold.ts';

const press = (target: EventTarget, type: string, init: PointerEventInit = {}): boolean =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, ...init }));

/**
 * Creates a button and connects it with `connectHold`. `countShots` of the result returns the number of calls of
 * `onHold` in the next second.
 */
const createFire = () => {
  const button = document.createElement('button');
  document.body.replaceChildren(button);
  const [onHold, onEnd] = [vi.fn(), vi.fn()];
  connectHold(button, onHold, onEnd);
  const countShots = (): number => {
    onHold.mockClear();
    vi.advanceTimersByTime(1000);
    return onHold.mock.calls.length;
  };
  return { button, onHold, onEnd, countShots };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a held pointer fires at once and repeats until it goes up anywhere on the page', () => {
  const { button, onHold, onEnd, countShots } = createFire();
  press(button, 'pointerdown');
  expect(onHold).toHaveBeenCalledOnce();
  expect(countShots()).toBeGreaterThan(10);
  press(window, 'pointerup');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(countShots()).toBe(0);
});

test.each(['pointercancel', 'blur'])('the event %s of the window ends the hold', (type) => {
  const { button, countShots } = createFire();
  press(button, 'pointerdown');
  press(window, type);
  expect(countShots()).toBe(0);
});

test.each(['disabled', 'hidden'] as const)('the hold ends when the button is %s, also if it comes back', (state) => {
  const { button, onEnd, countShots } = createFire();
  press(button, 'pointerdown');
  button[state] = true;
  expect(countShots()).toBe(0);
  expect(onEnd).toHaveBeenCalledOnce();
  button[state] = false;
  expect(countShots()).toBe(0);
});

test('only the main button of the pointer fires', () => {
  const { button, onHold, countShots } = createFire();
  press(button, 'pointerdown', { button: 2 });
  expect(onHold).not.toHaveBeenCalled();
  expect(countShots()).toBe(0);
});

test('another pointer that goes up does not end the hold', () => {
  const { button, countShots } = createFire();
  press(button, 'pointerdown');
  press(window, 'pointerup', { pointerId: 2 });
  expect(countShots()).toBeGreaterThan(10);
});
