import type { ServerClock } from './server-clock.ts';
import type { PhaseParts } from './table-layout.ts';
import { ringLength } from './table-layout.ts';

export interface Countdown {
  /** Shows `message` and counts down to `time`, a server time in epoch milliseconds. Calls `onEnd` at that time. */
  readonly until: (time: number, message: string, onEnd: () => void) => void;
  /** Shows a message and ends the countdown. */
  readonly stop: (message: string) => void;
}

const lastSeconds = 3;

/**
 * Creates the countdown on the page: a ring and the remaining seconds. Calls `onSecond` once per second until the end.
 */
export const createCountdown = (
  page: PhaseParts,
  clock: ServerClock,
  onSecond: (secondsLeft: number) => void,
): Countdown => {
  let timer = 0;
  const stop = (message: string): void => {
    clearInterval(timer);
    delete page.phase.dataset['counting'];
    page.phaseText.textContent = message;
  };
  return {
    stop,
    until: (time, message, onEnd) => {
      stop(message);
      const totalMs = Math.max(1, time - clock.now());
      let shownSeconds = Infinity;
      const show = (): void => {
        const remainingMs = time - clock.now();
        const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
        if (seconds !== shownSeconds) {
          shownSeconds = seconds;
          page.seconds.textContent = String(seconds);
          page.phase.dataset['counting'] = seconds <= lastSeconds ? 'last' : 'on';
          if (seconds > 0) onSecond(seconds);
        }
        page.ring.style.strokeDashoffset = String(ringLength * (1 - Math.max(0, remainingMs) / totalMs));
        if (remainingMs > 0) return;
        clearInterval(timer);
        onEnd();
      };
      timer = window.setInterval(show, 100);
      show();
    },
  };
};
