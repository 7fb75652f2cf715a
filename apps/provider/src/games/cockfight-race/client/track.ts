import { type CanvasSize, trackCanvasSize } from '../../../client/canvas-size.ts';
import { runners } from '../rules/field.ts';
import { getFinishTimeMs, computeProgress } from '../rules/pace.ts';
import { paintRooster, type RoosterPose } from './paint-rooster.ts';
import { paintField } from './paint-field.ts';

export interface Run {
  readonly number: number;
  readonly finish: readonly number[];
  /** Time of the start, in milliseconds of `performance.now`. */
  readonly since: number;
}

export interface Track {
  readonly lineUp: () => void;
  readonly run: (run: Run) => void;
}

/** Distance from the start to the finish, in canvas widths. */
const trackLength = 3.4;
const startAt = 0.12;

interface RaceFrame {
  readonly race: Run | undefined;
  readonly time: number;
  /** Milliseconds since the start. Infinity shows the end of the race. */
  readonly elapsedMs: number;
  readonly isCalm: boolean;
}

interface RunnerPosition {
  readonly runner: number;
  /** Finishing place of the runner. 0 is the first place. */
  readonly rank: number;
  /** 0 at the start, 1 at the finish line. */
  readonly progress: number;
}

const getElapsedMs = (race: Run | undefined, time: number, isCalm: boolean): number => {
  if (!race) return 0;
  return isCalm ? Infinity : Math.min(time - race.since, 1e7);
};

const getPositions = ({ race, elapsedMs }: RaceFrame): RunnerPosition[] =>
  Array.from({ length: runners }, (_, runner) => {
    const rank = race?.finish.indexOf(runner) ?? 0;
    return { runner, rank, progress: race ? computeProgress(race.number, runner, rank, elapsedMs) : 0 };
  });

/** Returns the pose of a runner who waits, runs, or rests behind the finish line. */
const getPose = ({ race, time, elapsedMs, isCalm }: RaceFrame, { runner, rank }: RunnerPosition): RoosterPose => {
  const isHome = race !== undefined && elapsedMs > getFinishTimeMs(rank) + 500;
  const getPhase = (): number => {
    if (isCalm) return 0;
    if (!race) return Math.sin(time / 700 + runner * 2) * 0.4;
    return isHome ? time / 160 : elapsedMs / 62 + runner;
  };
  return { phase: getPhase(), isRunning: race !== undefined && !isHome, isHappy: isHome && rank === 0 };
};

const paintFrame = (context: CanvasRenderingContext2D, { width, height }: CanvasSize, frame: RaceFrame): void => {
  const positions = getPositions(frame);
  const leader = Math.max(...positions.map(({ progress }) => progress));
  const camera = Math.max(0, Math.min(leader, 1.02) * trackLength - 0.62 + startAt);
  paintField(context, { width, height, camera, trackLength, startAt, lanes: runners });
  const lane = (height * 0.72) / runners;
  const size = Math.min(lane / 30, width / 460) * 0.88;
  for (const position of positions) {
    const { runner, progress } = position;
    context.save();
    context.translate((startAt + progress * trackLength - camera) * width, height * 0.25 + lane * (runner + 0.35));
    context.scale(size, size);
    paintRooster(context, runner, getPose(frame, position));
    context.restore();
  }
};

/** Animates a race on a canvas. The runners always run to the right, also on right-to-left pages. */
export const createTrack = (canvas: HTMLCanvasElement, isCalm: () => boolean): Track => {
  const context = canvas.getContext('2d');
  const getSize = trackCanvasSize(canvas);
  let race: Run | undefined;

  const paint = (time: number): void => {
    requestAnimationFrame(paint);
    const size = getSize();
    if (!context || size.width === 0) return;
    paintFrame(context, size, { race, time, elapsedMs: getElapsedMs(race, time, isCalm()), isCalm: isCalm() });
  };
  requestAnimationFrame(paint);

  return { lineUp: () => void (race = undefined), run: (next) => void (race = next) };
};
