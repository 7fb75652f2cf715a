import { nextFrame, pause } from '../../../../client/session/pause.ts';
import type { SymbolSheet } from '../../../slots-shared/client/art/symbol-images.ts';
import { resizeCanvas } from '../../../../client/dom/canvas-size.ts';
import { calmBeat, computeBeat, maxPixelRatio } from '../../../slots-shared/client/canvas.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { side } from '../../rules/cluster-machine.ts';
import type { Step } from '../../rules/spin-cluster.ts';
import { createEffects } from './effects.ts';
import { computeFallMs } from './fall.ts';
import type { GridColours } from './paint-grid.ts';
import { paintGrid } from './paint-grid.ts';
import type { Piece } from './pieces.ts';
import { applyStep, toColumn, toPieces, toRow } from './pieces.ts';

/**
 * Delay in milliseconds between the fall of one column and the fall of the next column. `rowMs` is the delay between
 * two rows of the same column.
 */
const columnMs = 55;
const rowMs = 14;
/**
 * Time in milliseconds that a column of symbols needs to drop out of the grid. `leaveColumnMs` is the delay between one
 * column and the next column.
 */
const leaveMs = 330;
const leaveColumnMs = 30;
/**
 * Time in milliseconds for which the winning clusters are highlighted. `burstMs` is the duration of the burst that
 * follows.
 */
const highlightMs = 820;
const burstMs = 260;
const beatRhythmMs = 120;
/**
 * Durations in milliseconds for players who prefer reduced motion: of the highlight, of the burst, and of the pause
 * that replaces a fall.
 */
const calm = { highlightMs: 420, burstMs: 160, settleMs: 120 } as const;
/**
 * Height above its own cell, in rows, from which each symbol of a new grid falls. The height is more than the whole
 * grid, so all symbols start outside the visible area.
 */
const fillHeight = side + 0.4;
/** The landing sound starts this number of milliseconds before the end of a fall. */
const landLeadMs = 120;

export interface GridStageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Renders the images of all symbols. `size` is the width of an image in device pixels. */
  readonly getSheet: (size: number) => SymbolSheet<ClusterSymbol>;
  readonly grid: readonly number[];
  readonly colours: GridColours;
  /** Returns the hue of the particles of a symbol that bursts, in degrees. */
  readonly getShardHue: (symbol: number) => number;
  readonly isCalm: () => boolean;
  readonly onLand: () => void;
}

const limitToOne = (value: number): number => Math.min(1, Math.max(0, value));

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Animates the grid of symbols on a canvas. The canvas is painted only while something moves. */
export class GridStage {
  readonly #options: GridStageOptions;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #effects = createEffects();
  #pieces: readonly Piece[];
  #winning: ReadonlySet<number> = new Set();
  /**
   * Start times as values of `performance.now()`: of the highlight of the winning cells, of their burst, and of the
   * fall of all symbols out of the grid. Infinity means that the burst or the fall is not running. The highlight runs
   * only while `#winning` has cells.
   */
  #winningSince = 0;
  #burstSince = Infinity;
  #leavingSince = Infinity;
  /**
   * Time at which all symbols have landed, as a value of `performance.now()`. The painting ends shortly after this
   * time.
   */
  #restsAt = 0;
  /** Size of a grid cell in CSS pixels. */
  #cell = 1;
  #sheet: SymbolSheet<ClusterSymbol> | undefined;
  #isLooping = false;

  constructor(options: GridStageOptions) {
    this.#options = options;
    this.#context = options.canvas.getContext('2d');
    this.#pieces = toPieces(options.grid);
    new ResizeObserver(() => this.#resize()).observe(options.canvas);
  }

  /** Drops all symbols out of the grid at the bottom. */
  clear(): void {
    const { canvas, isCalm } = this.#options;
    canvas.dataset['moving'] = '';
    if (isCalm()) return;
    this.#leavingSince = performance.now();
    this.#restsAt = this.#leavingSince + leaveMs + side * leaveColumnMs;
    void this.#loop();
  }

  /** Drops the symbols of a new grid from above. */
  async fill(grid: readonly number[]): Promise<void> {
    const { canvas, isCalm, onLand } = this.#options;
    const now = performance.now();
    this.#leavingSince = Infinity;
    this.#pieces = toPieces(grid).map((piece) => ({
      ...piece,
      above: isCalm() ? 0 : fillHeight,
      since: now + piece.column * columnMs + (side - 1 - piece.row) * rowMs,
    }));
    setTimeout(onLand, isCalm() ? 0 : computeFallMs(side) - landLeadMs);
    await this.#settle(computeFallMs(fillHeight) + side * columnMs + side * rowMs);
    delete canvas.dataset['moving'];
  }

  /**
   * Animates one tumble of a spin: highlights the winning clusters, bursts them, and drops the remaining and the new
   * symbols into the gaps. Calls `onBurst` at the start of the burst. `amounts` has the text with the win of each
   * cluster, in the order of the clusters.
   */
  async burst(step: Step, amounts: readonly string[], onBurst: () => void): Promise<void> {
    const { canvas, isCalm } = this.#options;
    canvas.dataset['moving'] = '';
    this.#winning = new Set(step.clusters.flatMap(({ cells }) => cells));
    this.#winningSince = performance.now();
    void this.#loop();
    await pause(isCalm() ? calm.highlightMs : highlightMs);
    onBurst();
    this.#burstSince = performance.now();
    this.#startEffects(step, amounts, this.#burstSince);
    await pause(isCalm() ? calm.burstMs : burstMs);
    this.#winning = new Set();
    this.#burstSince = Infinity;
    const after = applyStep(this.#pieces, step, performance.now(), columnMs);
    this.#pieces = isCalm() ? after.map((piece) => ({ ...piece, above: 0 })) : after;
    await this.#settle(Math.max(...after.map(({ above }) => computeFallMs(above))) + side * columnMs);
    delete canvas.dataset['moving'];
  }

  /** Starts the particles in the winning cells and shows the amount of each cluster. */
  #startEffects({ clusters }: Step, amounts: readonly string[], now: number): void {
    const { isCalm, getShardHue } = this.#options;
    const cell = this.#cell;
    for (const [index, { cells, symbol }] of clusters.entries()) {
      const { x, y } = this.#computeCentre(cells);
      this.#effects.float(amounts[index] ?? '', x, y, now);
      if (isCalm()) continue;
      for (const at of cells)
        this.#effects.burst((toColumn(at) + 0.5) * cell, (toRow(at) + 0.5) * cell, cell, getShardHue(symbol), now);
    }
  }

  /**
   * Returns the position for the amount of a cluster in CSS pixels: the centre of its cells. Near the left or the
   * right edge, the position is moved inwards, so that the text fits.
   */
  #computeCentre(cells: readonly number[]): { readonly x: number; readonly y: number } {
    const cell = this.#cell;
    const x = (average(cells.map(toColumn)) + 0.5) * cell;
    return {
      x: Math.min(cell * (side - 1.2), Math.max(cell * 1.2, x)),
      y: (average(cells.map(toRow)) + 0.5) * cell,
    };
  }

  async #settle(longestMs: number): Promise<void> {
    this.#restsAt = performance.now() + longestMs;
    void this.#loop();
    await pause(this.#options.isCalm() ? calm.settleMs : longestMs);
  }

  async #loop(): Promise<void> {
    if (this.#isLooping) return;
    this.#isLooping = true;
    do this.#paint(await nextFrame());
    while (this.#winning.size > 0 || this.#effects.isActive() || performance.now() < this.#restsAt + 60);
    this.#isLooping = false;
  }

  #paint(now: number): void {
    if (!this.#context || !this.#sheet) return;
    const { colours, isCalm } = this.#options;
    paintGrid(
      this.#context,
      {
        cell: this.#cell,
        sheet: this.#sheet,
        colours,
        pieces: this.#pieces,
        winning: this.#winning,
        burst: limitToOne((now - this.#burstSince) / (isCalm() ? calm.burstMs : burstMs)),
        beat: isCalm() ? calmBeat : computeBeat(now - this.#winningSince, beatRhythmMs),
        leaving: (column) => limitToOne((now - this.#leavingSince - column * leaveColumnMs) / leaveMs),
      },
      now,
    );
    this.#effects.paint(this.#context, this.#cell, now);
  }

  #resize(): void {
    const { canvas, getSheet } = this.#options;
    const { width } = canvas.getBoundingClientRect();
    if (width === 0) return;
    const scale = resizeCanvas(canvas, width, width, maxPixelRatio);
    this.#cell = width / side;
    this.#sheet = getSheet(this.#cell * 1.1 * scale);
    this.#paint(performance.now());
  }
}
