import type { MouseEvent, PointerEvent } from 'react';
import { Touch } from './touch.ts';

export interface PressOptions {
  /** Runs once, 500 ms (press delay and long press) after the finger came down; no click follows it. */
  onLongPress?: (target: HTMLElement) => void;
}

type Phase = 'idle' | 'down' | 'outside' | 'spent';

/** One element's press, as a state machine: idle → down ⇄ outside → idle; `spent` is a press that must not click. */
export class Press {
  #options: PressOptions = {};
  #phase: Phase = 'idle';
  #from = { x: 0, y: 0 };
  #timers: ReturnType<typeof setTimeout>[] = [];
  #lastTouch = -Infinity;
  /** Until then a click is the browser's echo of one that was already given. */
  #lockedUntil = -Infinity;

  update(options: PressOptions) {
    this.#options = options;
  }

  #start(event: PointerEvent<HTMLElement>) {
    const target = event.currentTarget;
    const isEcho = event.pointerType === 'mouse' && event.timeStamp - this.#lastTouch < Touch.mouseLock;
    if (event.button !== 0 || isEcho) return;
    this.#clear();
    this.#phase = 'down';
    this.#from = { x: event.clientX, y: event.clientY };
    target.dataset.press = 'down';
    this.#after(Touch.pressDelay, () => (target.dataset.press = 'held'));
    this.#after(Touch.pressDelay + Touch.longPress, () => {
      if (!this.#options.onLongPress) return;
      this.#phase = 'spent';
      delete target.dataset.press;
      this.#options.onLongPress(target);
    });
  }

  #move(event: PointerEvent<HTMLElement>) {
    if (this.#phase !== 'down' && this.#phase !== 'outside') return;
    const target = event.currentTarget;
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > Touch.cancelBeyond) {
      this.#phase = 'spent';
      return this.#release(target, 0);
    }
    const isWithin = retains(target, event);
    if (isWithin === (this.#phase === 'down')) return;
    this.#phase = isWithin ? 'down' : 'outside';
    if (isWithin) target.dataset.press = 'held';
    else this.#release(target, 0);
  }

  #end(event: PointerEvent<HTMLElement>) {
    const target = event.currentTarget;
    if (event.pointerType === 'touch') this.#lastTouch = event.timeStamp;
    if (this.#phase === 'outside') this.#phase = 'spent';
    this.#release(target, Touch.releaseDelay);
    if (this.#phase !== 'down') return;
    this.#phase = 'idle';
    // A finger that slid a little gets no click from the browser, though it stayed within what we allow.
    const slid = event.clientX !== this.#from.x || event.clientY !== this.#from.y;
    if (event.pointerType === 'touch' && slid) this.#after(Touch.releaseDelay, () => target.click());
  }

  #click(event: MouseEvent<HTMLElement>) {
    const isSpent = this.#phase === 'spent';
    this.#phase = 'idle';
    if (isSpent || (event.isTrusted && event.timeStamp < this.#lockedUntil)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.currentTarget;
    this.#release(target, Touch.releaseDelay);
    this.#lockedUntil = event.isTrusted ? -Infinity : event.timeStamp + Touch.mouseLock;
  }

  #cancel(event: PointerEvent<HTMLElement>) {
    this.#phase = 'idle';
    this.#release(event.currentTarget, 0);
  }

  #release(target: HTMLElement, delay: number) {
    this.#clear();
    if (delay === 0) delete target.dataset.press;
    else this.#after(delay, () => delete target.dataset.press);
  }

  #after(delay: number, run: () => void) {
    this.#timers.push(setTimeout(run, delay));
  }

  #clear() {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => this.#start(event),
    onPointerMove: (event: PointerEvent<HTMLElement>) => this.#move(event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => this.#end(event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => this.#cancel(event),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') this.#cancel(event);
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => this.#click(event),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (this.#options.onLongPress && this.#phase !== 'idle') event.preventDefault();
    },
  };
}

/** Whether the finger is on the element or no more than the retention offset beside it. */
function retains(target: HTMLElement, { clientX, clientY }: PointerEvent) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const slack = Touch.retention;
  return clientX >= left - slack && clientX <= right + slack && clientY >= top - slack && clientY <= bottom + slack;
}
