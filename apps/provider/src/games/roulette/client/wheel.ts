import { ballAt, wheelAngle } from './ball-motion.ts';
import { wheelPicture } from './paint-wheel.ts';

export interface Wheel {
  readonly throwBall: (number: number, elapsedMs: number) => void;
  readonly takeBall: () => void;
}

/** Runs the wheel on its canvas at the frame rate of the screen, only while it can be seen. */
export const createWheel = (canvas: HTMLCanvasElement, isCalm: () => boolean): Wheel => {
  const context = canvas.getContext('2d');
  let picture = wheelPicture(2);
  let number: number | undefined;
  let thrownAt = 0;
  let frame = 0;
  let isSeen = true;

  const paint = (time: number): void => {
    frame = 0;
    if (!context || !isSeen) return;
    const elapsed = isCalm() ? Infinity : time - thrownAt;
    picture.paint(context, isCalm() ? 0 : wheelAngle(time), number === undefined ? undefined : ballAt(number, elapsed));
    if (!isCalm()) frame = requestAnimationFrame(paint);
  };
  const go = (): void => {
    if (frame === 0) frame = requestAnimationFrame(paint);
  };

  new ResizeObserver(([entry]) => {
    const size = Math.round((entry?.contentRect.width ?? 0) * Math.min(devicePixelRatio, 2.5));
    isSeen = size > 0;
    if (!isSeen) return;
    canvas.width = size;
    canvas.height = size;
    picture = wheelPicture(size);
    go();
  }).observe(canvas);

  return {
    throwBall: (drawn, elapsedMs) => {
      number = drawn;
      thrownAt = performance.now() - Math.min(elapsedMs, 1e9);
      go();
    },
    takeBall: () => {
      number = undefined;
      go();
    },
  };
};
