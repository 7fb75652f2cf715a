import { resizeCanvas } from '../../../client/dom/canvas-size.ts';
import type { CoupMark, RoadMark } from '../rules/roads.ts';
import { toBeadRoad, toBigRoad } from '../rules/roads.ts';

const colours = { player: '#1668e3', banker: '#e01f3d', tie: '#119a55' } as const;
const rows = 6;
const beadColumns = 8;

const dot = (context: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
};

const paintPairs = (
  context: CanvasRenderingContext2D,
  { isPlayerPair, isBankerPair }: CoupMark,
  x: number,
  y: number,
  cell: number,
): void => {
  if (isBankerPair) dot(context, x - cell * 0.34, y - cell * 0.34, cell * 0.15, colours.banker);
  if (isPlayerPair) dot(context, x + cell * 0.34, y + cell * 0.34, cell * 0.15, colours.player);
};

const paintGrid = (context: CanvasRenderingContext2D, left: number, columns: number, cell: number): void => {
  context.fillStyle = '#f7f6f1';
  context.fillRect(left, 0, columns * cell, rows * cell);
  context.strokeStyle = '#d8d6cb';
  context.lineWidth = 1;
  context.beginPath();
  for (let column = 0; column <= columns; column += 1) {
    context.moveTo(Math.round(left + column * cell) + 0.5, 0);
    context.lineTo(Math.round(left + column * cell) + 0.5, rows * cell);
  }
  for (let row = 0; row <= rows; row += 1) {
    context.moveTo(left, Math.round(row * cell) + 0.5);
    context.lineTo(left + columns * cell, Math.round(row * cell) + 0.5);
  }
  context.stroke();
};

/**
 * Returns the marks in the last `columns` columns of a road (grid of past winners). The first of these columns gets the
 * number 0.
 */
const lastColumns = (marks: readonly RoadMark[], columns: number): RoadMark[] => {
  const end = Math.max(columns, ...marks.map(({ column }) => column + 1));
  return marks
    .filter(({ column }) => column >= end - columns)
    .map((mark) => ({ ...mark, column: mark.column - (end - columns) }));
};

export interface RoadLabels {
  readonly player: string;
  readonly banker: string;
  readonly tie: string;
}

/**
 * Paints two roads (grids of past winners) side by side on the full canvas. The bead road shows each coup (round) in
 * order. In the big road, each column is a run of wins of the same side.
 */
export const paintRoads = (canvas: HTMLCanvasElement, coups: readonly CoupMark[], labels: RoadLabels): void => {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  resizeCanvas(canvas, width, height, 3);
  const cell = height / rows;
  const bigLeft = beadColumns * cell + 5;
  const bigColumns = Math.ceil((width - bigLeft) / cell);
  paintGrid(context, 0, beadColumns, cell);
  paintGrid(context, bigLeft, bigColumns, cell);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${cell * 0.56}px system-ui, sans-serif`;
  for (const mark of lastColumns(toBeadRoad(coups), beadColumns)) {
    const x = (mark.column + 0.5) * cell;
    const y = (mark.row + 0.5) * cell;
    dot(context, x, y, cell * 0.43, colours[mark.winner]);
    context.fillStyle = '#fff';
    context.fillText(labels[mark.winner], x, y + cell * 0.03);
    paintPairs(context, mark, x, y, cell);
  }
  for (const mark of lastColumns(toBigRoad(coups), bigColumns - 1)) {
    const x = bigLeft + (mark.column + 0.5) * cell;
    const y = (mark.row + 0.5) * cell;
    context.strokeStyle = colours[mark.winner];
    context.lineWidth = cell * 0.15;
    context.beginPath();
    context.arc(x, y, cell * 0.34, 0, 7);
    context.stroke();
    if (mark.ties > 0) {
      context.strokeStyle = colours.tie;
      context.lineWidth = cell * 0.13;
      context.beginPath();
      context.moveTo(x - cell * 0.4, y + cell * 0.4);
      context.lineTo(x + cell * 0.4, y - cell * 0.4);
      context.stroke();
    }
    paintPairs(context, mark, x, y, cell);
  }
};
