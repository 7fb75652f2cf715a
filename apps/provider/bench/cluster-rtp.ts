import { defaultClusterMachine } from '../src/games/cluster-slots/rules/default-cluster-machine.ts';
import { estimate, simulate } from '../src/games/cluster-slots/rules/simulate.ts';
import { createSimulationRandom } from '../src/games/slots-shared/rules/simulation-random.ts';

/**
 * Estimates the RTP (return to player) of the cluster slots, which pay for groups of equal neighbouring symbols. Run it
 * with `node --import tsx bench/cluster-rtp.ts <million spins> <seed>`. The script plays random spins and prints the
 * RTP with a confidence interval after each million. An exact calculation is impossible: a grid of 49 cells and 8 kinds
 * of symbols has 8⁴⁹ combinations.
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
  const formatPercent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)} %`;
  const rtp = `${formatPercent(mean, 3)} ± ${formatPercent(halfWidth, 3)} (with 99 % confidence)`;
  const wins = `wins ${formatPercent(total.wins / total.spins, 2)}`;
  const freeSpins = `free spins 1 in ${(total.spins / total.triggers).toFixed(1)}`;
  process.stdout.write(`${million} M spins: ${rtp}, ${wins}, ${freeSpins}\n`);
}
process.stdout.write(`${JSON.stringify(total)}\n`);
