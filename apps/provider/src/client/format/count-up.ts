/**
 * Animates a number that counts up to its value, fast at first. `done` resolves at the end of the animation. The
 * animation ends at once after `skip` or if `durationMs` is 0.
 */
export const countUp = (
  from: number,
  to: number,
  durationMs: number,
  show: (value: number) => void,
): { readonly done: Promise<void>; readonly skip: () => void } => {
  let isSkipped = durationMs <= 0;
  const started = performance.now();
  const done = new Promise<void>((resolve) => {
    const step = (now: number): void => {
      const part = isSkipped ? 1 : Math.min(1, (now - started) / durationMs);
      show(part === 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 2.2)));
      if (part === 1) resolve();
      else requestAnimationFrame(step);
    };
    step(started);
  });
  return { done, skip: () => void (isSkipped = true) };
};
