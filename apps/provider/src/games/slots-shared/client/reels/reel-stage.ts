import { nextFrame, pause } from '../../../../client/session/pause.ts';
import { countSymbol, getReelWindow } from '../../rules/reel-strips.ts';
import type { SymbolSheet } from '../art/symbol-images.ts';
import { resizeCanvas } from '../../../../client/dom/canvas-size.ts';
import { calmBeat, computeBeat, maxPixelRatio } from '../canvas.ts';
import type { Geometry } from './geometry.ts';
import { computeGeometry } from './geometry.ts';
import type { ReelColours } from './paint-reels.ts';
import { paintReels } from './paint-reels.ts';
import type { WinHighlight } from './paint-wins.ts';
import { paintWins, toCellKey } from './paint-wins.ts';
import type { ReelMotion } from './reel-motion.ts';
import { createReelMotion } from './reel-motion.ts';

/** Time between the starts of neighbouring reels, in milliseconds. */
const startStaggerMs = 45;
/** Time between the stops of neighbouring reels, in milliseconds. */
const stopStaggerMs = 190;
/**
 * Times in milliseconds of a reel in suspense: it spins at full speed for the first time, and slows down for the second
 * time. Other reels slow down faster.
 */
const suspenseMs = 350;
const suspenseStopMs = 1150;
/** Time in milliseconds until the new symbols appear if the player prefers reduced motion. */
const calmStopMs = 180;
const beatRhythmMs = 190;

/**
 * Condition for suspense: if the reels that have stopped show at least `from` symbols of this kind, each remaining reel
 * stops slowly, and a light pulses on it.
 */
export interface Suspense<Name extends string> {
  readonly symbol: Name;
  readonly from: number;
}

/** Suspense of a slot in which three scatters win. */
export const scatterSuspense: Suspense<'scatter'> = { symbol: 'scatter', from: 2 };

export interface ReelStageOptions<Name extends string> {
  readonly canvas: HTMLCanvasElement;
  readonly strips: readonly (readonly Name[])[];
  readonly rows: number;
  /** Returns the images of all symbols at a size in device pixels. */
  readonly getSheet: (size: number) => SymbolSheet<Name>;
  /** Initial stop of each reel: the strip index of the topmost visible symbol. */
  readonly stops: readonly number[];
  readonly colours: ReelColours;
  readonly suspense: Suspense<Name>;
  readonly isCalm: () => boolean;
  /**
   * Called when a reel stops. `count` is the number of visible symbols of the suspense, e.g. scatters, on this reel and
   * all reels before it.
   */
  readonly onReelStop: (reel: number, count: number) => void;
  /** Called when a reel starts its slow stop. `count` is the number of symbols of the suspense on the reels before it. */
  readonly onSuspense?: (count: number) => void;
}

/** Canvas with the reels. The canvas is painted only while something moves. */
export class ReelStage<Name extends string> {
  readonly #options: ReelStageOptions<Name>;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #motions: readonly ReelMotion[];
  /** Indexes of the reels that stop slowly. */
  readonly #suspense = new Set<number>();
  #wins: readonly WinHighlight<Name>[] = [];
  #winsSince = 0;
  #isSpinning = false;
  #isLooping = false;
  #geometry: Geometry;
  #sheet: SymbolSheet<Name> | undefined;
  #symbolSize = 1;

  constructor(options: ReelStageOptions<Name>) {
    this.#options = options;
    this.#context = options.canvas.getContext('2d');
    this.#motions = options.stops.map(createReelMotion);
    this.#geometry = computeGeometry(1, 1, this.#motions.length, options.rows);
    new ResizeObserver(() => this.#resize()).observe(options.canvas);
  }

  start(): void {
    const { canvas, isCalm } = this.#options;
    this.#wins = [];
    this.#isSpinning = true;
    if (!isCalm())
      for (const [reel, motion] of this.#motions.entries()) motion.start(performance.now() + reel * startStaggerMs);
    canvas.dataset['moving'] = '';
    void this.#loop();
  }

  /** Stops the reels one after the other. The promise resolves when the last reel has stopped. */
  async stop(stops: readonly number[]): Promise<void> {
    const { canvas, isCalm } = this.#options;
    if (isCalm()) {
      await pause(calmStopMs);
      for (const [reel, motion] of this.#motions.entries()) motion.jumpTo(stops[reel] ?? 0);
    } else for (const reel of stops.keys()) await this.#stopReel(stops, reel);
    this.#isSpinning = false;
    delete canvas.dataset['moving'];
  }

  /** Highlights wins until the next spin starts. An empty list removes the highlights. */
  show(wins: readonly WinHighlight<Name>[]): void {
    this.#wins = wins;
    this.#winsSince = performance.now();
    void this.#loop();
  }

  async #stopReel(stops: readonly number[], reel: number): Promise<void> {
    const count = this.#countSuspense(stops, reel - 1);
    const isSuspense = count >= this.#options.suspense.from;
    if (isSuspense) {
      this.#suspense.add(reel);
      this.#options.onSuspense?.(count);
    }
    await pause(isSuspense ? suspenseMs : stopStaggerMs);
    this.#motions[reel]?.brake(stops[reel] ?? 0, performance.now(), isSuspense ? suspenseStopMs : undefined);
    const landed = this.#waitUntilStill(stops, reel);
    // The next reel may start to brake while this reel still moves. There are two exceptions. After a reel that stopped
    // slowly, the next reel waits until this reel has stopped. After the last reel, `stop` waits for its end.
    if (isSuspense || reel === stops.length - 1) await landed;
  }

  async #waitUntilStill(stops: readonly number[], reel: number): Promise<void> {
    const motion = this.#motions[reel];
    while (!motion?.isStill(performance.now())) await nextFrame();
    this.#suspense.delete(reel);
    motion?.jumpTo(stops[reel] ?? 0);
    this.#options.onReelStop(reel, this.#countSuspense(stops, reel));
  }

  /** Counts the visible symbols of the suspense on the reels from 0 to `lastReel`. */
  #countSuspense(stops: readonly number[], lastReel: number): number {
    const { strips, rows, suspense } = this.#options;
    return countSymbol(getReelWindow(strips.slice(0, lastReel + 1), stops, rows), suspense.symbol);
  }

  async #loop(): Promise<void> {
    if (this.#isLooping) return;
    this.#isLooping = true;
    do this.#paint(await nextFrame());
    while (this.#isSpinning || (this.#wins.length > 0 && !this.#options.isCalm()));
    this.#isLooping = false;
  }

  #paint(now: number): void {
    const context = this.#context;
    const sheet = this.#sheet;
    if (!context || !sheet) return;
    const { strips, colours, isCalm } = this.#options;
    const geometry = this.#geometry;
    const symbolSize = this.#symbolSize;
    paintReels(context, geometry, now, {
      strips,
      motions: this.#motions,
      sheet,
      symbolSize,
      colours,
      suspense: this.#suspense,
      hidden: new Set(this.#wins.flatMap(({ cells }) => cells.map(toCellKey))),
    });
    const beat = isCalm() ? calmBeat : computeBeat(now - this.#winsSince, beatRhythmMs);
    if (this.#wins.length > 0) paintWins({ context, geometry, sheet, symbolSize, beat }, this.#wins);
  }

  #resize(): void {
    const { canvas, rows, getSheet } = this.#options;
    const { width, height } = canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const scale = resizeCanvas(canvas, width, height, maxPixelRatio);
    this.#geometry = computeGeometry(width, height, this.#motions.length, rows);
    this.#symbolSize = Math.min(this.#geometry.cellWidth, this.#geometry.cellHeight) * 0.93;
    this.#sheet = getSheet(this.#symbolSize * scale);
    this.#paint(performance.now());
  }
}
