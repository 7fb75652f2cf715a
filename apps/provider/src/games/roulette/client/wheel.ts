import { computeBallPosition, computeWheelAngle } from './ball-motion.ts';
import { renderWheel } from './paint-wheel.ts';

export interface Wheel {
  readonly throwBall: (number: number, elapsedMs: number) => void;
  readonly removeBall: () => void;
}

/**
 * Paints the wheel on a canvas in every animation frame while the canvas is visible. If `isCalm` returns true
 * (reduced motion), paints a still wheel only after a change.
 */
export const createWheel = (canvas: HTMLCanvasElement, isCalm: () => boolean): Wheel => {
  const context = canvas.getContext('2d');
  let image = renderWheel(2);
  let number: number | undefined;
  let thrownAt = 0;
  let frame = 0;
  let isSeen = true;

  const paint = (time: number): void => {
    frame = 0;
    if (!context || !isSeen) return;
    const elapsed = isCalm() ? Infinity : time - thrownAt;
    image.paint(
      context,
      isCalm() ? 0 : computeWheelAngle(time),
      number === undefined ? undefined : computeBallPosition(number, elapsed),
    );
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
    image = renderWheel(size);
    go();
  }).observe(canvas);

  return {
    throwBall: (drawn, elapsedMs) => {
      number = drawn;
      thrownAt = performance.now() - Math.min(elapsedMs, 1e9);
      go();
    },
    removeBall: () => {
      number = undefined;
      go();
    },
  };
};
