import type { ServerClock } from './server-clock.ts';
import type { PhaseParts } from './table-page.ts';
import { ringLength } from './table-page.ts';

export interface Countdown {
  /** Counts down to a moment of the server's clock. `onEnd` once it has passed. */
  readonly until: (time: number, phrase: string, onEnd: () => void) => void;
  /** Says something without counting. */
  readonly stop: (phrase: string) => void;
}

const lastSeconds = 3;

/** The ring and the seconds over the stage. `onSecond` is told of each second that is left. */
export const createCountdown = (page: PhaseParts, clock: ServerClock, onSecond: (left: number) => void): Countdown => {
  let timer = 0;
  const stop = (phrase: string): void => {
    clearInterval(timer);
    delete page.phase.dataset['counting'];
    page.phaseText.textContent = phrase;
  };
  return {
    stop,
    until: (time, phrase, onEnd) => {
      stop(phrase);
      const whole = Math.max(1, time - clock.now());
      let told = Infinity;
      const show = (): void => {
        const left = time - clock.now();
        const seconds = Math.max(0, Math.ceil(left / 1000));
        if (seconds !== told) {
          told = seconds;
          page.seconds.textContent = String(seconds);
          page.phase.dataset['counting'] = seconds <= lastSeconds ? 'last' : 'on';
          if (seconds > 0) onSecond(seconds);
        }
        page.ring.style.strokeDashoffset = String(ringLength * (1 - Math.max(0, left) / whole));
        if (left > 0) return;
        clearInterval(timer);
        onEnd();
      };
      timer = window.setInterval(show, 100);
      show();
    },
  };
};
