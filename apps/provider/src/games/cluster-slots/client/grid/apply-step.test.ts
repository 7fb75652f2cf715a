import { expect, it } from 'vitest';
import { side } from '../../rules/cluster-machine.ts';
import { defaultClusterMachine } from '../../rules/default-cluster-machine.ts';
import { createSimulationRandom } from '../../rules/simulate.ts';
import { spinCluster } from '../../rules/spin-cluster.ts';
import { findClusters } from '../../rules/find-clusters.ts';
import type { Piece } from './paint-grid.ts';
import { applyStep } from './apply-step.ts';

it('shows the same grid as the rules after every step', () => {
  const randomSource = createSimulationRandom(7);
  let steps = 0;
  for (let spin = 0; spin < 400; spin += 1) {
    const { grid, steps: played, scatters } = spinCluster(defaultClusterMachine, randomSource, 20, null);
    let pieces: readonly Piece[] = grid.map((symbol, cell) => ({
      symbol,
      column: cell % side,
      row: Math.floor(cell / side),
      above: 0,
      since: 0,
    }));
    const shown = (): number[] =>
      Array.from(
        { length: side * side },
        (_, cell) => pieces.find(({ column, row }) => row * side + column === cell)?.symbol ?? -9,
      );
    for (const step of played) {
      expect(findClusters(shown()).map(({ cells }) => cells)).toEqual(step.clusters.map(({ cells }) => cells));
      pieces = applyStep(pieces, step, 0, 0);
      steps += 1;
    }
    expect(findClusters(shown())).toEqual([]);
    expect(shown().filter((symbol) => symbol === 8)).toHaveLength(scatters);
  }
  expect(steps).toBeGreaterThan(100);
});
