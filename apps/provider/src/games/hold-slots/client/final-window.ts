import type { ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { defaultHoldMachine } from '../rules/default-hold-machine.ts';
import type { HoldSymbol } from '../rules/hold-machine.ts';
import { rows } from '../rules/hold-machine.ts';
import type { HoldSpin } from '../rules/spin-hold.ts';
import { getHoldWindow, listFinalCoins } from '../rules/spin-hold.ts';

/** Returns the symbols of each reel at the end of a spin, with the coins of the feature. */
export const toFinalWindow = (spin: Pick<HoldSpin, 'stops' | 'coins' | 'feature'>): ReelWindow<HoldSymbol> => {
  const cells = new Set(listFinalCoins(spin).map(({ cell }) => cell));
  return getHoldWindow(defaultHoldMachine, spin.stops).map((column, reel) =>
    column.map((symbol, row) => (cells.has(reel * rows + row) ? 'coin' : symbol)),
  );
};
