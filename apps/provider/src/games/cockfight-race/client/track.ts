import { runners } from '../rules/field.ts';
import { getFinishTimeMs, computeProgress } from '../rules/pace.ts';
import { paintRooster } from './paint-rooster.ts';
import { paintField } from './paint-field.ts';

export interface Run {
  readonly number: number;
  readonly finish: readonly number[];
  /** Milliseconds of the page's clock. */
  readonly since: number;
}

export interface Track {
  /** Places the runners at the start. */
  readonly lineUp: () => void;
  readonly run: (run: Run) => void;
}

/** Canvas widths from start to finish. */
const trackLength = 3.4;
const startAt = 0.12;

/** Animates the race on its canvas. The race is not mirrored in RTL: runners always run to the right. */
export const createTrack = (canvas: HTMLCanvasElement, isCalm: () => boolean): Track => {
  const context = canvas.getContext('2d');
  let race: Run | undefined;
  let width = 0;
  let height = 0;

  const paint = (time: number): void => {
    requestAnimationFrame(paint);
    if (!context || width === 0) return;
    const elapsed = !race ? 0 : isCalm() ? Infinity : Math.min(time - race.since, 1e7);
    const positions = Array.from({ length: runners }, (_, runner) => {
      const rank = race?.finish.indexOf(runner) ?? 0;
      return { runner, rank, progress: race ? computeProgress(race.number, runner, rank, elapsed) : 0 };
    });
    const leader = Math.max(...positions.map(({ progress }) => progress));
    const camera = Math.max(0, Math.min(leader, 1.02) * trackLength - 0.62 + startAt);
    paintField(context, { width, height, camera, trackLength, startAt, lanes: runners });
    const lane = (height * 0.72) / runners;
    const size = Math.min(lane / 30, width / 460) * 0.88;
    for (const { runner, rank, progress } of positions) {
      const isHome = race !== undefined && elapsed > getFinishTimeMs(rank) + 500;
      context.save();
      context.translate((startAt + progress * trackLength - camera) * width, height * 0.25 + lane * (runner + 0.35));
      context.scale(size, size);
      paintRooster(context, runner, {
        phase: isCalm()
          ? 0
          : race
            ? isHome
              ? time / 160
              : elapsed / 62 + runner
            : Math.sin(time / 700 + runner * 2) * 0.4,
        isRunning: race !== undefined && !isHome,
        isHappy: isHome && rank === 0,
      });
      context.restore();
    }
  };

  new ResizeObserver(([entry]) => {
    const scale = Math.min(devicePixelRatio, 2);
    width = entry?.contentRect.width ?? 0;
    height = entry?.contentRect.height ?? 0;
    canvas.width = width * scale;
    canvas.height = height * scale;
    context?.setTransform(scale, 0, 0, scale, 0, 0);
  }).observe(canvas);
  requestAnimationFrame(paint);

  return { lineUp: () => void (race = undefined), run: (next) => void (race = next) };
};
