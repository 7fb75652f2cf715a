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
}

/** Calculates the columns that the browser creates for `repeat(auto-fill, minmax(min, 1fr))`. */
export function computeGridGeometry({
  width,
  ratio,
  titleHeight,
  minTileWidth,
  gap,
}: GridGeometryInput): GridGeometry {
  const columns = Math.max(1, Math.floor((width + gap) / (minTileWidth + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  return { columns, rowHeight: tileWidth / ratio + titleHeight + gap };
}
