import type { SymbolSheet } from '../art/symbol-images.ts';
import type { Geometry } from './geometry.ts';
import { computeGeometry } from './geometry.ts';
import type { ReelColours } from './paint-reels.ts';
import { paintReels } from './paint-reels.ts';
import type { WinHighlight } from './paint-wins.ts';
import { paintWins } from './paint-wins.ts';
import { createReelMotion } from './reel-motion.ts';

const staggerMs = 190;
const awaitingMs = 900;
const stillnessMs = 180;

export interface ReelStageOptions<Symbol extends string> {
  readonly canvas: HTMLCanvasElement;
  readonly strips: readonly (readonly Symbol[])[];
  readonly rows: number;
  readonly getSheet: (size: number) => SymbolSheet<Symbol>;
  readonly stops: readonly number[];
  readonly colours: ReelColours;
  readonly isCalm: () => boolean;
  /** Called when a reel stops. `scatters` counts the visible scatters of this reel and all reels before it. */
  readonly onReelStop: (reel: number, scatters: number) => void;
}

export interface ReelStage<Symbol extends string> {
  readonly start: () => void;
  /** Stops the reels one after the other. Resolves when the last one is still. */
  readonly stop: (stops: readonly number[]) => Promise<void>;
  /** Shows the wins until the next start. An empty list shows the reels only. */
  readonly show: (wins: readonly WinHighlight<Symbol>[]) => void;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reels on a canvas. It paints only while something moves. */
export const createReelStage = <Symbol extends string>({
  canvas,
  strips,
  rows,
  getSheet,
  stops,
  colours,
  isCalm,
  onReelStop,
}: ReelStageOptions<Symbol>): ReelStage<Symbol> => {
  const context = canvas.getContext('2d');
  const motions = stops.map(createReelMotion);
  const awaited = new Set<number>();
  let wins: readonly WinHighlight<Symbol>[] = [];
  let shownSince = 0;
  const spinning = { now: false };
  let isLooping = false;
  let geometry: Geometry = computeGeometry(1, 1, motions.length, rows);
  let sheet: SymbolSheet<Symbol> | undefined;
  let symbolSize = 1;

  const paint = (now: number): void => {
    if (!context || !sheet) return;
    const hidden = new Set(wins.flatMap(({ cells }) => cells.map(({ reel, row }) => `${reel},${row}`)));
    paintReels(context, geometry, now, { strips, motions, sheet, symbolSize, colours, awaited, hidden });
    const beat = isCalm() ? 0.5 : 0.5 - 0.5 * Math.cos((now - shownSince) / 190);
    if (wins.length > 0) paintWins(context, geometry, wins, sheet, symbolSize, beat);
  };

  const loop = async (): Promise<void> => {
    if (isLooping) return;
    isLooping = true;
    do paint(await frame());
    while (spinning.now || (wins.length > 0 && !isCalm()));
    isLooping = false;
  };

  const resize = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const scale = Math.min(devicePixelRatio, 2.5);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    geometry = computeGeometry(width, height, motions.length, rows);
    symbolSize = Math.min(geometry.cellWidth, geometry.cellHeight) * 0.93;
    sheet = getSheet(symbolSize * scale);
    paint(performance.now());
  };
  new ResizeObserver(resize).observe(canvas);

  const shows = (strip: readonly Symbol[], stop: number): readonly (Symbol | undefined)[] =>
    Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);
  const scattersUpTo = (target: readonly number[], reel: number): number =>
    strips
      .slice(0, reel + 1)
      .flatMap((strip, index) => shows(strip, target[index] ?? 0))
      .filter((symbol) => symbol === 'scatter').length;

  const stopReel = async (target: readonly number[], reel: number): Promise<void> => {
    const isExciting = reel > 0 && scattersUpTo(target, reel - 1) >= 2;
    if (isExciting) awaited.add(reel);
    await pause(isExciting ? awaitingMs : staggerMs);
    const motion = motions[reel];
    const stop = target[reel] ?? 0;
    motion?.brake(stop, performance.now());
    const landed = (async () => {
      while (!motion?.isStill(performance.now())) await frame();
      awaited.delete(reel);
      motion?.jumpTo(stop);
      onReelStop(reel, scattersUpTo(target, reel));
    })();
    // The next reel waits only if this one spins longer.
    if (isExciting || reel === target.length - 1) await landed;
  };

  return {
    start: () => {
      wins = [];
      spinning.now = true;
      if (!isCalm()) motions.forEach((motion, reel) => motion.start(performance.now() + reel * 45));
      canvas.dataset['moving'] = '';
      void loop();
    },
    stop: async (target) => {
      if (isCalm()) {
        await pause(stillnessMs);
        motions.forEach((motion, reel) => motion.jumpTo(target[reel] ?? 0));
      } else for (let reel = 0; reel < target.length; reel += 1) await stopReel(target, reel);
      spinning.now = false;
      delete canvas.dataset['moving'];
    },
    show: (next) => {
      wins = next;
      shownSince = performance.now();
      void loop();
    },
  };
};
