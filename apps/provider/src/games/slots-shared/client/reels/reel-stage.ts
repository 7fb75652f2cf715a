import { nextFrame, pause } from '../../../../client/pause.ts';
import { countSymbol, getReelWindow } from '../../rules/reel-strips.ts';
import type { SymbolSheet } from '../art/symbol-images.ts';
import { resizeCanvas } from '../../../../client/canvas-size.ts';
import { calmBeat, computeBeat, maxPixelRatio } from '../canvas.ts';
import type { Geometry } from './geometry.ts';
import { computeGeometry } from './geometry.ts';
import type { ReelColours } from './paint-reels.ts';
import { paintReels } from './paint-reels.ts';
import type { WinHighlight } from './paint-wins.ts';
import { paintWins, toCellKey } from './paint-wins.ts';
import type { ReelMotion } from './reel-motion.ts';
import { createReelMotion } from './reel-motion.ts';

/** Time between the starts of two reels. */
const startStaggerMs = 45;
/** Time between the stops of two reels. */
const stopStaggerMs = 190;
/** Additional time of a reel that can complete three scatters. */
const suspenseMs = 900;
/** Time until the symbols change with reduced motion. */
const calmStopMs = 180;
const beatRhythmMs = 190;
/** Number of scatters after which the following reels spin longer. */
const suspenseScatters = 2;

export interface ReelStageOptions<Name extends string> {
  readonly canvas: HTMLCanvasElement;
  readonly strips: readonly (readonly (Name | 'scatter')[])[];
  readonly rows: number;
  /** Rasterizes the symbols at a size in device pixels. */
  readonly getSheet: (size: number) => SymbolSheet<Name | 'scatter'>;
  /** Stop of each reel at the start: the index on its strip of the top visible symbol. */
  readonly stops: readonly number[];
  readonly colours: ReelColours;
  readonly isCalm: () => boolean;
  /** Called when a reel stops. `scatters` counts the visible scatters of this reel and all reels before it. */
  readonly onReelStop: (reel: number, scatters: number) => void;
}

/** Reels on a canvas. It paints only while something moves. */
export class ReelStage<Name extends string> {
  readonly #options: ReelStageOptions<Name>;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #motions: readonly ReelMotion[];
  /** Reels that spin longer, because two scatters have landed. */
  readonly #suspense = new Set<number>();
  #wins: readonly WinHighlight<Name | 'scatter'>[] = [];
  #winsSince = 0;
  #isSpinning = false;
  #isLooping = false;
  #geometry: Geometry;
  #sheet: SymbolSheet<Name | 'scatter'> | undefined;
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

  /** Stops the reels one after the other. Resolves when the last one is still. */
  async stop(stops: readonly number[]): Promise<void> {
    const { canvas, isCalm } = this.#options;
    if (isCalm()) {
      await pause(calmStopMs);
      for (const [reel, motion] of this.#motions.entries()) motion.jumpTo(stops[reel] ?? 0);
    } else for (const reel of stops.keys()) await this.#stopReel(stops, reel);
    this.#isSpinning = false;
    delete canvas.dataset['moving'];
  }

  /** Shows the wins until the next start. An empty list shows the reels only. */
  show(wins: readonly WinHighlight<Name | 'scatter'>[]): void {
    this.#wins = wins;
    this.#winsSince = performance.now();
    void this.#loop();
  }

  async #stopReel(stops: readonly number[], reel: number): Promise<void> {
    const isSuspense = reel > 0 && this.#countScatters(stops, reel - 1) >= suspenseScatters;
    if (isSuspense) this.#suspense.add(reel);
    await pause(isSuspense ? suspenseMs : stopStaggerMs);
    this.#motions[reel]?.brake(stops[reel] ?? 0, performance.now());
    const landed = this.#waitUntilStill(stops, reel);
    // The next reel waits for this one only if this one spins longer.
    if (isSuspense || reel === stops.length - 1) await landed;
  }

  async #waitUntilStill(stops: readonly number[], reel: number): Promise<void> {
    const motion = this.#motions[reel];
    while (!motion?.isStill(performance.now())) await nextFrame();
    this.#suspense.delete(reel);
    motion?.jumpTo(stops[reel] ?? 0);
    this.#options.onReelStop(reel, this.#countScatters(stops, reel));
  }

  /** Counts the visible scatters from the first reel up to `lastReel`. */
  #countScatters(stops: readonly number[], lastReel: number): number {
    const { strips, rows } = this.#options;
    return countSymbol(getReelWindow(strips.slice(0, lastReel + 1), stops, rows), 'scatter');
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
