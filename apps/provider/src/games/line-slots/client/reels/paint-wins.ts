import type { SymbolSheet } from '../art/symbol-images.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import type { Geometry } from './geometry.ts';

type Context = CanvasRenderingContext2D;

/** Win to highlight: a line, or the scatters. */
export interface WinHighlight<Symbol extends string = SlotSymbol> {
  /** Undefined for scatters and ways. */
  readonly line: number | undefined;
  /** Row of the line on each reel. Empty without a line. */
  readonly rows: readonly number[];
  /** Winning cells. */
  readonly cells: readonly { readonly reel: number; readonly row: number; readonly symbol: Symbol }[];
}

/** Distinct colour of each line. */
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

const paintCell = <Symbol extends string>(
  context: Context,
  geometry: Geometry,
  cell: WinHighlight<Symbol>['cells'][number],
  sheet: SymbolSheet<Symbol>,
  size: number,
  beat: number,
  frame: string,
): void => {
  const { x, y } = geometry.centre(cell.reel, cell.row);
  const inset = geometry.cellWidth * 0.03;
  const left = geometry.reelX(cell.reel) + inset;
  const top = cell.row * geometry.cellHeight + inset;
  const halo = context.createRadialGradient(x, y, size * 0.1, x, y, size * 0.75);
  halo.addColorStop(0, 'rgb(255 236 170 / .85)');
  halo.addColorStop(1, 'rgb(255 190 60 / 0)');
  context.save();
  context.beginPath();
  context.roundRect(
    left,
    top,
    geometry.cellWidth - inset * 2,
    geometry.cellHeight - inset * 2,
    geometry.cellWidth * 0.12,
  );
  context.save();
  context.clip();
  context.globalAlpha = 0.55 + beat * 0.35;
  context.fillStyle = halo;
  context.fillRect(left, top, geometry.cellWidth, geometry.cellHeight);
  context.restore();
  context.lineWidth = Math.max(2, geometry.cellWidth * 0.035);
  context.strokeStyle = frame;
  context.stroke();
  const grown = size * (1 + beat * 0.1);
  context.drawImage(sheet[cell.symbol].sharp, x - grown / 2, y - grown / 2, grown, grown);
  context.restore();
};

/** Dims the reels and highlights the winning cells. `beat` oscillates between 0 and 1. */
export const paintWins = <Symbol extends string>(
  context: Context,
  geometry: Geometry,
  wins: readonly WinHighlight<Symbol>[],
  sheet: SymbolSheet<Symbol>,
  symbolSize: number,
  beat: number,
): void => {
  context.fillStyle = 'rgb(8 4 24 / .62)';
  context.fillRect(0, 0, geometry.width, geometry.height);
  for (const { line, rows } of wins) if (line !== undefined) paintLine(context, geometry, line, rows);
  const painted = new Set<string>();
  for (const { line, cells } of wins)
    for (const cell of cells) {
      const key = `${cell.reel},${cell.row}`;
      if (!painted.has(key))
        paintCell(
          context,
          geometry,
          cell,
          sheet,
          symbolSize,
          beat,
          line === undefined || wins.length > 1 ? '#ffe48a' : getLineColour(line, 70),
        );
      painted.add(key);
    }
};
