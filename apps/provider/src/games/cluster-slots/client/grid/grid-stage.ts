import type { SymbolSheet } from '../../../line-slots/client/art/symbol-images.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { side } from '../../rules/cluster-machine.ts';
import type { Step } from '../../rules/spin-cluster.ts';
import { createEffects } from './effects.ts';
import { computeFallMs } from './fall.ts';
import type { GridColours, Piece } from './paint-grid.ts';
import { paintGrid } from './paint-grid.ts';
import { applyStep } from './apply-step.ts';

const columnMs = 55;
const leaveMs = 330;
const showMs = 820;
const burstMs = 260;
const calmMs = 420;

export interface GridStageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly getSheet: (size: number) => SymbolSheet<ClusterSymbol>;
  readonly grid: readonly number[];
  readonly colours: GridColours;
  /** Hue of the particles when a symbol bursts. */
  readonly getShardHue: (symbol: number) => number;
  readonly isCalm: () => boolean;
  /** Called when the first pieces have landed. */
  readonly onLand: () => void;
}

export interface GridStage {
  /** Drops all pieces out of the bottom of the grid. */
  readonly clear: () => void;
  /** Drops a new grid in from above. */
  readonly fill: (grid: readonly number[]) => Promise<void>;
  /**
   * Highlights the clusters of a step, bursts them, and drops the remaining pieces. `amounts` are in the step's order.
   */
  readonly burst: (step: Step, amounts: readonly string[], onBurst: () => void) => Promise<void>;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const toPieces = (grid: readonly number[], since: number, above: number): Piece[] =>
  grid.map((symbol, cell) => ({
    symbol,
    column: cell % side,
    row: Math.floor(cell / side),
    above,
    since: since + (cell % side) * columnMs + (side - 1 - Math.floor(cell / side)) * 14,
  }));

/** Grid on a canvas. It paints only while something moves. */
export const createGridStage = ({
  canvas,
  getSheet,
  grid,
  colours,
  getShardHue,
  isCalm,
  onLand,
}: GridStageOptions): GridStage => {
  const context = canvas.getContext('2d');
  const effects = createEffects();
  let pieces: readonly Piece[] = toPieces(grid, -1e9, 0);
  let winning: ReadonlySet<number> = new Set();
  let winningSince = 0;
  let burstSince = Infinity;
  let leavingSince = Infinity;
  let restsAt = 0;
  let cell = 1;
  let sheet: SymbolSheet<ClusterSymbol> | undefined;
  let isLooping = false;

  const paint = (now: number): void => {
    if (!context || !sheet) return;
    const burst = Math.min(1, Math.max(0, (now - burstSince) / burstMs));
    const beat = isCalm() ? 0.5 : 0.5 - 0.5 * Math.cos((now - winningSince) / 120);
    const leaving = (column: number): number => Math.min(1, Math.max(0, (now - leavingSince - column * 30) / leaveMs));
    paintGrid(context, { cell, sheet, colours, pieces, winning, burst, beat, leaving }, now);
    effects.paint(context, cell, now);
  };

  const loop = async (): Promise<void> => {
    if (isLooping) return;
    isLooping = true;
    do paint(await frame());
    while (winning.size > 0 || effects.isActive() || performance.now() < restsAt + 60);
    isLooping = false;
  };

  const resize = (): void => {
    const { width } = canvas.getBoundingClientRect();
    if (width === 0) return;
    const scale = Math.min(devicePixelRatio, 2.5);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(width * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    cell = width / side;
    sheet = getSheet(cell * 1.1 * scale);
    paint(performance.now());
  };
  new ResizeObserver(resize).observe(canvas);

  /** Runs until all pieces have landed. */
  const settle = async (longestMs: number): Promise<void> => {
    restsAt = performance.now() + longestMs;
    void loop();
    await pause(isCalm() ? 120 : longestMs);
  };

  const computeCenter = (cells: readonly number[]): { readonly x: number; readonly y: number } => ({
    x: Math.min(
      cell * (side - 1.2),
      Math.max(cell * 1.2, (cells.reduce((sum, index) => sum + (index % side), 0) / cells.length + 0.5) * cell),
    ),
    y: (cells.reduce((sum, index) => sum + Math.floor(index / side), 0) / cells.length + 0.5) * cell,
  });

  return {
    clear: () => {
      canvas.dataset['moving'] = '';
      if (isCalm()) return;
      leavingSince = performance.now();
      restsAt = leavingSince + leaveMs + side * 30;
      void loop();
    },
    fill: async (next) => {
      leavingSince = Infinity;
      pieces = toPieces(next, performance.now(), isCalm() ? 0 : side + 0.4);
      const longest = computeFallMs(side + 0.4) + side * columnMs + side * 14;
      setTimeout(onLand, isCalm() ? 0 : computeFallMs(side) - 120);
      await settle(longest);
      delete canvas.dataset['moving'];
    },
    burst: async (step, amounts, onBurst) => {
      canvas.dataset['moving'] = '';
      winning = new Set(step.clusters.flatMap(({ cells }) => cells));
      winningSince = performance.now();
      void loop();
      await pause(isCalm() ? calmMs : showMs);
      onBurst();
      const now = performance.now();
      burstSince = now;
      step.clusters.forEach(({ cells, symbol }, index) => {
        const { x, y } = computeCenter(cells);
        effects.float(amounts[index] ?? '', x, y, now);
        if (!isCalm())
          for (const at of cells)
            effects.burst(
              ((at % side) + 0.5) * cell,
              (Math.floor(at / side) + 0.5) * cell,
              cell,
              getShardHue(symbol),
              now,
            );
      });
      await pause(isCalm() ? 160 : burstMs);
      winning = new Set();
      burstSince = Infinity;
      const after = applyStep(pieces, step, performance.now(), columnMs);
      pieces = isCalm() ? after.map((piece) => ({ ...piece, above: 0 })) : after;
      await settle(Math.max(...after.map(({ above }) => computeFallMs(above))) + side * columnMs);
      delete canvas.dataset['moving'];
    },
  };
};
