import { side } from '../../rules/cluster-machine.ts';
import type { ClusterSpin } from '../../rules/spin-cluster.ts';
import type { Piece } from './paint-grid.ts';
import { applyStep } from './apply-step.ts';

/** Computes the grid after the last tumble of a spin. */
export const computeFinalGrid = ({ grid, steps }: Pick<ClusterSpin, 'grid' | 'steps'>): number[] => {
  let pieces: readonly Piece[] = grid.map((symbol, cell) => ({
    symbol,
    column: cell % side,
    row: Math.floor(cell / side),
    above: 0,
    since: 0,
  }));
  for (const step of steps) pieces = applyStep(pieces, step, 0, 0);
  const final = [...grid];
  for (const { symbol, row, column } of pieces) final[row * side + column] = symbol;
  return final;
};
