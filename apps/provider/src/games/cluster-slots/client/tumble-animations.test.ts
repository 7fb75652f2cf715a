import { beforeEach, expect, it, vi } from 'vitest';
import { createMoneyFormat } from '../../../client/format/money-format.ts';
import { drawCluster } from '../rules/draw-cluster.ts';
import type { ClusterOutcome } from '../rules/draw-cluster.ts';
import { createSimulationRandom } from '../../slots-shared/rules/simulation-random.ts';
import type { GridStage } from './grid/grid-stage.ts';
import { computeFinalGrid } from './grid/pieces.ts';
import { createEnglish } from '../../../testing/english-texts.ts';
import { TumbleAnimations } from './tumble-animations.ts';

/**
 * Draws paid spins until a spin has at least two tumbles and wins no free spins. In a tumble, clusters of symbols
 * burst and new symbols fall into the gaps. Returns the outcome of that spin.
 */
const findOutcome = (): ClusterOutcome => {
  for (let seed = 1; ; seed += 1) {
    const { outcome } = drawCluster(createSimulationRandom(seed), {
      play: { kind: 'paid', bet: 1000 },
      state: undefined,
    });
    if (outcome.steps.length >= 2 && !outcome.freeSpins) return outcome;
  }
};

const outcome = findOutcome();
const initialGrid = [1, 2, 3];
const stage = {
  clear: vi.fn(),
  fill: vi.fn((_grid: readonly number[]) => Promise.resolve()),
  burst: vi.fn((_step: unknown, _amounts: readonly string[], onBurst: () => void) => Promise.resolve(onBurst())),
};
const showLadder = vi.fn();

const createAnimations = (tumbles = 0): TumbleAnimations =>
  new TumbleAnimations({
    stage: stage as unknown as GridStage,
    ladder: { element: undefined as never, show: showLadder },
    sound: { tone: vi.fn() } as never,
    t: createEnglish('cluster'),
    money: createMoneyFormat('en', 'PHP'),
    grid: initialGrid,
    tumbles,
    showWinMessage: vi.fn(),
  });

beforeEach(() => vi.clearAllMocks());

it('reports the amount won after each tumble, up to the win of the spin', async () => {
  const amounts: number[] = [];
  await createAnimations().land(outcome, (amount) => amounts.push(amount));
  expect(amounts).toHaveLength(outcome.steps.length);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(amounts.at(-1)).toBe(outcome.win);
});

it('shows a higher multiplier after every tumble, and the first one again at the next spin', async () => {
  const animations = createAnimations();
  await animations.land(outcome, () => undefined);
  expect(showLadder.mock.calls.flat()).toEqual(outcome.steps.map((_, index) => index + 1));
  animations.start();
  expect(showLadder).toHaveBeenLastCalledWith(0);
});

it('keeps the multiplier between the free spins of a series', async () => {
  const animations = createAnimations(4);
  animations.start();
  expect(showLadder).toHaveBeenLastCalledWith(4);
  const freeSpins = { left: 2, awarded: 8, tumbles: 4 + outcome.steps.length, bet: 1000, won: 0 };
  await animations.land({ ...outcome, freeSpins }, () => undefined);
  animations.start();
  expect(showLadder).toHaveBeenLastCalledWith(freeSpins.tumbles);
});

it('shows the grid of the last spin again after a rejection', async () => {
  const animations = createAnimations();
  await animations.restore();
  expect(stage.fill).toHaveBeenLastCalledWith(initialGrid);
  await animations.land(outcome, () => undefined);
  await animations.restore();
  expect(stage.fill).toHaveBeenLastCalledWith(computeFinalGrid(outcome));
});
