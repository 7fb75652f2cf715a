import type { MouseEvent, PointerEvent } from 'react';
import { touchConstants } from './touch-constants.ts';

export interface PressOptions {
  /** Called once when the press has lasted 500 ms. The press then causes no click. */
  onLongPress?: () => void;
}

type Pointer = PointerEvent<HTMLElement>;
type Phase = 'idle' | 'down' | 'outside' | 'spent';

/**
 * State machine for a press on an element.
 * - `down`: the finger is on the element.
 * - `outside`: the finger has left the element, but still touches the screen.
 * - `spent`: the press triggers no click. It was long, moved too far, or ended outside the element.
 */
export class PressHandler {
  #phase: Phase = 'idle';
  #target: HTMLElement | undefined;
  #from = { x: 0, y: 0 };
  #timers: ReturnType<typeof setTimeout>[] = [];
  #lastTouch = -Infinity;
  /**
   * Clicks of the browser are ignored until this event timestamp in ms. After this class has
   * triggered a click, the browser can send a second click for the same press.
   */
  #lockedUntil = -Infinity;

  handle(event: Pointer | MouseEvent<HTMLElement>, options: PressOptions) {
    if (event.type === 'pointerdown') return this.#start(event as Pointer, options);
    if (event.currentTarget !== this.#target) return;
    switch (event.type) {
      case 'pointermove':
        return this.#move(event as Pointer);
      case 'pointerup':
        return this.#end(event as Pointer);
      case 'pointercancel':
        return this.#cancel();
      case 'pointerleave':
        return (event as Pointer).pointerType === 'mouse' && this.#cancel();
      case 'click':
        return this.#click(event);
      case 'contextmenu':
        return options.onLongPress && this.#phase !== 'idle' && event.preventDefault();
    }
  }

  #start(event: Pointer, { onLongPress }: PressOptions) {
    const isEcho =
      event.pointerType === 'mouse' && event.timeStamp - this.#lastTouch < touchConstants.mouseLock;
    if (event.button !== 0 || !event.isPrimary || isEcho) return;
    this.#release(0);
    const target = event.currentTarget;
    this.#target = target;
    this.#phase = 'down';
    this.#from = { x: event.clientX, y: event.clientY };
    target.dataset.press = 'down';
    this.#after(touchConstants.pressDelay, () => (target.dataset.press = 'held'));
    this.#after(touchConstants.pressDelay + touchConstants.longPress, () => {
      if (!onLongPress) return;
      this.#phase = 'spent';
      this.#release(0);
      onLongPress();
    });
  }

  #move(event: Pointer) {
    if (this.#phase !== 'down' && this.#phase !== 'outside') return;
    if (
      Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) >
      touchConstants.cancelBeyond
    ) {
      this.#phase = 'spent';
      return this.#release(0);
    }
    const isWithin = isWithinRetention(event);
    if (isWithin === (this.#phase === 'down')) return;
    this.#phase = isWithin ? 'down' : 'outside';
    if (isWithin) event.currentTarget.dataset.press = 'held';
    else this.#release(0);
  }

  #end(event: Pointer) {
    const target = event.currentTarget;
    if (event.pointerType === 'touch') this.#lastTouch = event.timeStamp;
    if (this.#phase === 'outside') this.#phase = 'spent';
    this.#release(touchConstants.releaseDelay);
    // The press must not trigger a click, because it was long, moved too far, or ended outside the
    // element. A click within `mouseLock` ms belongs to this press and is ignored. A later click
    // has another source, e.g. the keyboard, so the phase is reset then.
    if (this.#phase !== 'down')
      return this.#after(touchConstants.mouseLock, () => (this.#phase = 'idle'));
    this.#phase = 'idle';
    // If the finger has moved between contact and release, the browser may send no click. This
    // class then triggers the click itself.
    const slid = event.clientX !== this.#from.x || event.clientY !== this.#from.y;
    if (event.pointerType === 'touch' && slid)
      this.#after(touchConstants.releaseDelay, () => target.click());
  }

  #click(event: MouseEvent<HTMLElement>) {
    const isSpent = this.#phase === 'spent';
    this.#phase = 'idle';
    if (isSpent || (event.isTrusted && event.timeStamp < this.#lockedUntil)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    this.#release(touchConstants.releaseDelay);
    this.#lockedUntil = event.isTrusted ? -Infinity : event.timeStamp + touchConstants.mouseLock;
  }

  #cancel() {
    this.#phase = 'idle';
    this.#release(0);
  }

  /** Removes the pressed state after `delay` ms. The delay makes even a short tap visible. */
  #release(delay: number) {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    const target = this.#target;
    if (delay > 0) this.#after(delay, () => delete target?.dataset.press);
    else delete target?.dataset.press;
  }

  #after(delay: number, run: () => void) {
    this.#timers.push(setTimeout(run, delay));
  }
}

/** Returns true while the finger is on the element or at most 20 px outside it. */
function isWithinRetention({ currentTarget, clientX, clientY }: Pointer) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const slack = touchConstants.retention;
  return (
    clientX >= left - slack &&
    clientX <= right + slack &&
    clientY >= top - slack &&
    clientY <= bottom + slack
  );
}
