/** Grid that the page shows before the first spin. The grid has a mix of symbols and no cluster. */
export const initialGrid: readonly number[] = [
  [5, 3, 6, 4, 0, 6, 5],
  [4, 6, 1, 5, 3, 4, 6],
  [3, 5, 4, 7, 6, 2, 3],
  [6, 0, 3, 4, 5, 6, 4],
  [5, 4, 6, 2, 8, 3, 5],
  [3, 6, 5, 4, 6, 5, 1],
  [4, 5, 3, 6, 4, 3, 6],
].flat();
