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
  /**
   * Number of columns that CSS sets for the page. If it is 0 or undefined, the number is calculated
   * from the width.
   */
  fixedColumns?: number | undefined;
}

/**
 * Calculates the number of columns and the height of a row. Without `fixedColumns`, the number
 * equals that of the CSS layout `repeat(auto-fill, minmax(minTileWidth, 1fr))`.
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
