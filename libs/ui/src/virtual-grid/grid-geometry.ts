export interface GridGeometry {
  columns: number;
  /** Height of one row with the gap below the row, in CSS px. */
  rowHeight: number;
}

export interface GridGeometryInput {
  /** Inner width of the grid, in CSS px. */
  width: number;
  /** Width divided by height of an image. */
  ratio: number;
  /** Height of the text under an image, in CSS px. */
  titleHeight: number;
  minTileWidth: number;
  gap: number;
  /** Number of columns, if the page sets it. Otherwise the width decides. */
  fixedColumns?: number | undefined;
}

/**
 * Calculates the columns that the browser creates for `repeat(auto-fill, minmax(min, 1fr))`, or uses
 * the number that the page sets.
 */
export function computeGridGeometry({
  width,
  ratio,
  titleHeight,
  minTileWidth,
  gap,
  fixedColumns,
}: GridGeometryInput): GridGeometry {
  const columns = fixedColumns || Math.max(1, Math.floor((width + gap) / (minTileWidth + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  return { columns, rowHeight: tileWidth / ratio + titleHeight + gap };
}
