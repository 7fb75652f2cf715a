import { defaultClusterMachine } from '../src/games/cluster-slots/rules/default-cluster-machine.ts';
import { estimate, simulate, createSimulationRandom } from '../src/games/cluster-slots/rules/simulate.ts';

/**
 * Simulates the RTP that the cluster slot states: `node --import tsx bench/cluster-rtp.ts <million spins> <seed>`. The
 * game is too large to enumerate (a grid has 8⁴⁹ fillings before the first tumble), so the RTP comes from simulation,
 * with a confidence interval.
 */
const [millions = '20', seed = '1'] = process.argv.slice(2);
const randomSource = createSimulationRandom(Number(seed));
let total = { spins: 0, won: 0, squares: 0, wins: 0, triggers: 0 };
for (let million = 1; million <= Number(millions); million += 1) {
  const run = simulate(defaultClusterMachine, randomSource, 1_000_000);
  total = {
    spins: total.spins + run.spins,
    won: total.won + run.won,
    squares: total.squares + run.squares,
    wins: total.wins + run.wins,
    triggers: total.triggers + run.triggers,
  };
  const { mean, halfWidth } = estimate(total, 2.576);
  process.stdout.write(
    `${million} M spins: ${(mean * 100).toFixed(3)} % ± ${(halfWidth * 100).toFixed(3)} (99 %), wins ${((total.wins / total.spins) * 100).toFixed(2)} %, free spins 1 in ${(total.spins / total.triggers).toFixed(1)}\n`,
  );
}
process.stdout.write(`${JSON.stringify(total)}\n`);
