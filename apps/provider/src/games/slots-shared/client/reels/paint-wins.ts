import type { SymbolSheet } from '../art/symbol-images.ts';
import type { ReelCell } from '../../rules/reel-strips.ts';
import type { Geometry } from './geometry.ts';

type Context = CanvasRenderingContext2D;

/**
 * Win to highlight on the reels. A win comes from equal symbols on a pay line, from equal symbols in a slot without pay
 * lines, or from scatters (symbols that win in any position).
 */
export interface WinHighlight<Name extends string> {
  /** Index of the pay line. Undefined for a win of scatters and for a slot without pay lines. */
  readonly line: number | undefined;
  /** Row of the pay line on each reel. Empty for a win without a pay line. */
  readonly rows: readonly number[];
  readonly cells: readonly ReelCell<Name>[];
}

/** Returns a CSS colour that is different for each pay line. `lightness` is in percent. */
export const getLineColour = (line: number, lightness = 64): string =>
  `hsl(${(line * 137.5 + 40) % 360} 95% ${lightness}%)`;

const traceLine = (context: Context, geometry: Geometry, rows: readonly number[]): void => {
  context.beginPath();
  rows.forEach((row, reel) => {
    const { x, y } = geometry.centre(reel, row);
    if (reel === 0) context.moveTo(0, y);
    context.lineTo(x, y);
    if (reel === rows.length - 1) context.lineTo(geometry.width, y);
  });
};

const paintLine = (context: Context, geometry: Geometry, line: number, rows: readonly number[]): void => {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const thickness = Math.max(3, geometry.cellWidth * 0.055);
  for (const [width, style, alpha] of [
    [thickness * 3.2, getLineColour(line), 0.22],
    [thickness * 1.7, 'rgb(0 0 0)', 0.55],
    [thickness, getLineColour(line), 1],
    [thickness * 0.36, '#fff', 0.9],
  ] as const) {
    traceLine(context, geometry, rows);
    context.lineWidth = width;
    context.strokeStyle = style;
    context.globalAlpha = alpha;
    context.stroke();
  }
  context.restore();
};

export interface WinPainting<Name extends string> {
  readonly context: Context;
  readonly geometry: Geometry;
  readonly sheet: SymbolSheet<Name>;
  readonly symbolSize: number;
  /** Current strength of the pulse of the win highlights, from 0 to 1. */
  readonly beat: number;
}

/** Fills the current path with a light that is brightest in the centre. */
const paintHalo = (context: Context, { x, y }: ReturnType<Geometry['centre']>, size: number, beat: number): void => {
  const halo = context.createRadialGradient(x, y, size * 0.1, x, y, size * 0.75);
  halo.addColorStop(0, 'rgb(255 236 170 / .85)');
  halo.addColorStop(1, 'rgb(255 190 60 / 0)');
  context.save();
  context.clip();
  context.globalAlpha = 0.55 + beat * 0.35;
  context.fillStyle = halo;
  context.fillRect(x - size * 2, y - size * 2, size * 4, size * 4);
  context.restore();
};

const paintCell = <Name extends string>(
  { context, geometry, sheet, symbolSize, beat }: WinPainting<Name>,
  cell: ReelCell<Name>,
  frame: string,
): void => {
  const centre = geometry.centre(cell.reel, cell.row);
  const inset = geometry.cellWidth * 0.03;
  context.save();
  context.beginPath();
  context.roundRect(
    geometry.reelX(cell.reel) + inset,
    cell.row * geometry.cellHeight + inset,
    geometry.cellWidth - inset * 2,
    geometry.cellHeight - inset * 2,
    geometry.cellWidth * 0.12,
  );
  paintHalo(context, centre, symbolSize, beat);
  context.lineWidth = Math.max(2, geometry.cellWidth * 0.035);
  context.strokeStyle = frame;
  context.stroke();
  const size = symbolSize * (1 + beat * 0.1);
  context.drawImage(sheet[cell.symbol].sharp, centre.x - size / 2, centre.y - size / 2, size, size);
  context.restore();
};

export const toCellKey = ({ reel, row }: Pick<ReelCell<string>, 'reel' | 'row'>): string => `${reel},${row}`;

/** Darkens the reels and highlights the winning cells. A cell that belongs to several wins is painted once. */
export const paintWins = <Name extends string>(
  painting: WinPainting<Name>,
  wins: readonly WinHighlight<Name>[],
): void => {
  const { context, geometry } = painting;
  context.fillStyle = 'rgb(8 4 24 / .62)';
  context.fillRect(0, 0, geometry.width, geometry.height);
  for (const { line, rows } of wins) if (line !== undefined) paintLine(context, geometry, line, rows);
  const painted = new Set<string>();
  for (const { line, cells } of wins) {
    const frame = line === undefined || wins.length > 1 ? '#ffe48a' : getLineColour(line, 70);
    for (const cell of cells) {
      if (!painted.has(toCellKey(cell))) paintCell(painting, cell, frame);
      painted.add(toCellKey(cell));
    }
  }
};
