import type { SymbolSheet } from '../../../slots-shared/client/art/symbol-images.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { clusterSymbols, side, wild } from '../../rules/cluster-machine.ts';
import { computeFallHeight } from './fall.ts';
import type { Piece } from './pieces.ts';

type Context = CanvasRenderingContext2D;

export interface GridColours {
  readonly light: string;
  readonly dark: string;
  /** Hue in degrees of the light in and around the winning cells. */
  readonly glowHue: number;
}

export interface GridPainting {
  /** Size of a grid cell in CSS pixels. */
  readonly cell: number;
  readonly sheet: SymbolSheet<ClusterSymbol>;
  readonly colours: GridColours;
  readonly pieces: readonly Piece[];
  /** Indexes of the winning cells. */
  readonly winning: ReadonlySet<number>;
  /** Progress of the burst of the winning cells, from 0 to 1. */
  readonly burst: number;
  /** Strength of the pulsing highlight of the winning cells. The value goes up and down between 0 and 1. */
  readonly beat: number;
  /** Returns the progress of a column that drops out of the grid, from 0 to 1. */
  readonly leaving: (column: number) => number;
}

const paintBoard = (context: Context, { cell, colours }: GridPainting): void => {
  context.clearRect(0, 0, cell * side, cell * side);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      context.fillStyle = (row + column) % 2 ? colours.dark : colours.light;
      context.fillRect(column * cell, row * cell, cell, cell);
    }
};

/** Paints a line around the winning cells. Each edge between a winning cell and any other cell gets a line. */
const paintOutline = (context: Context, { cell, winning, colours, beat }: GridPainting): void => {
  context.save();
  context.beginPath();
  for (const index of winning) {
    const column = index % side;
    const row = Math.floor(index / side);
    const [x, y] = [column * cell, row * cell];
    const addEdge = (fromX: number, fromY: number, toX: number, toY: number): void => {
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
    };
    if (row === 0 || !winning.has(index - side)) addEdge(x, y, x + cell, y);
    if (row === side - 1 || !winning.has(index + side)) addEdge(x, y + cell, x + cell, y + cell);
    if (column === 0 || !winning.has(index - 1)) addEdge(x, y, x, y + cell);
    if (column === side - 1 || !winning.has(index + 1)) addEdge(x + cell, y, x + cell, y + cell);
  }
  context.lineCap = 'round';
  for (const [width, style] of [
    [cell * 0.16, `hsl(${colours.glowHue} 100% 60% / ${0.25 + beat * 0.35})`],
    [cell * 0.07, '#5a2a00'],
    [cell * 0.045, '#ffe48a'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
  context.restore();
};

const paintPiece = (
  context: Context,
  painting: GridPainting,
  { symbol, column, row, above, since }: Piece,
  now: number,
): void => {
  const { cell, sheet, winning, burst, beat, leaving } = painting;
  const name = clusterSymbols[symbol];
  if (!name) return;
  const isWinning = winning.has(row * side + column);
  const exitProgress = leaving(column);
  const y =
    (row - computeFallHeight(above, now - since) + 0.5) * cell + exitProgress * exitProgress * cell * (side + 1);
  if (y < -cell || y > cell * (side + 1)) return;
  // While the winning cells are highlighted, the other symbols are dimmed. Wilds and scatters (the special symbols)
  // are never dimmed.
  const otherAlpha = winning.size > 0 && symbol < wild ? 0.5 : 1;
  const size = cell * 0.92 * (isWinning ? 1 + beat * 0.1 + burst * 0.55 : 1);
  context.globalAlpha = isWinning ? 1 - burst : otherAlpha;
  context.drawImage(sheet[name].sharp, (column + 0.5) * cell - size / 2, y - size / 2, size, size);
  context.globalAlpha = 1;
};

export const paintGrid = (context: Context, painting: GridPainting, now: number): void => {
  const { cell, winning } = painting;
  paintBoard(context, painting);
  context.save();
  context.beginPath();
  context.rect(0, 0, cell * side, cell * side);
  context.clip();
  if (winning.size > 0) {
    context.fillStyle = 'rgb(8 4 24 / .5)';
    context.fillRect(0, 0, cell * side, cell * side);
    context.fillStyle = `hsl(${painting.colours.glowHue} 100% 72% / ${0.28 * (1 - painting.burst)})`;
    for (const index of winning) context.fillRect((index % side) * cell, Math.floor(index / side) * cell, cell, cell);
  }
  for (const piece of painting.pieces) paintPiece(context, painting, piece, now);
  if (winning.size > 0 && painting.burst < 0.4) paintOutline(context, painting);
  context.restore();
};
