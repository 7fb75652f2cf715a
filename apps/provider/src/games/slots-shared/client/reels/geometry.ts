/** Positions and sizes on the canvas of the reels, in CSS pixels. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  /**
   * Left edge of a reel. The reels have the same order in right-to-left languages, because lines pay from the left in
   * every language.
   */
  readonly reelX: (reel: number) => number;
  readonly centre: (reel: number, row: number) => { readonly x: number; readonly y: number };
}

export const computeGeometry = (width: number, height: number, reels: number, rows: number): Geometry => {
  const gap = Math.max(2, width * 0.008);
  const cellWidth = (width - gap * (reels - 1)) / reels;
  const cellHeight = height / rows;
  const reelX = (reel: number): number => reel * (cellWidth + gap);
  return {
    width,
    height,
    cellWidth,
    cellHeight,
    gap,
    reelX,
    centre: (reel, row) => ({ x: reelX(reel) + cellWidth / 2, y: (row + 0.5) * cellHeight }),
  };
};
