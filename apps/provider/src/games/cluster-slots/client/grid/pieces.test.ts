import { describe, expect, it } from 'vitest';
import { side } from '../../rules/cluster-machine.ts';
import { defaultClusterMachine } from '../../rules/default-cluster-machine.ts';
import { findClusters } from '../../rules/find-clusters.ts';
import { createSimulationRandom } from '../../../slots-shared/rules/simulation-random.ts';
import { spinCluster } from '../../rules/spin-cluster.ts';
import type { Piece } from './pieces.ts';
import { applyStep, computeFinalGrid, toPieces } from './pieces.ts';

const toGrid = (pieces: readonly Piece[]): number[] =>
  Array.from(
    { length: side * side },
    (_, cell) => pieces.find(({ column, row }) => row * side + column === cell)?.symbol ?? -9,
  );

describe('applyStep', () => {
  it('shows the same grid as the rules after every step', () => {
    const randomSource = createSimulationRandom(7);
    let steps = 0;
    for (let spin = 0; spin < 400; spin += 1) {
      const played = spinCluster(defaultClusterMachine, randomSource, 20, null);
      let pieces: readonly Piece[] = toPieces(played.grid);
      for (const step of played.steps) {
        expect(findClusters(toGrid(pieces)).map(({ cells }) => cells)).toEqual(step.clusters.map(({ cells }) => cells));
        pieces = applyStep(pieces, step, 0, 0);
        steps += 1;
      }
      expect(findClusters(toGrid(pieces))).toEqual([]);
      expect(toGrid(pieces).filter((symbol) => symbol === 8)).toHaveLength(played.scatters);
      expect(computeFinalGrid(played)).toEqual(toGrid(pieces));
    }
    expect(steps).toBeGreaterThan(100);
  });
});
