export interface GridGeometry {
  columns: number;
  /** Height of one row with the gap below it, in CSS px. */
  rowHeight: number;
}

export interface GridGeometryInput {
  /** Inner width of the list, in CSS px. */
  width: number;
  /** Width over height of the art. */
  ratio: number;
  /** Height of the title block under the art, in CSS px. */
  titleHeight: number;
  minTileWidth: number;
  gap: number;
}

/**
 * Result of `repeat(auto-fill, minmax(min, 1fr))` for this width: the same calculation as the
 * browser's.
 */
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
