import type { SlotArt } from '../../../client/art/game-art.ts';
import type { SlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import { createEmblemSymbols, createGemSymbols, createSlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import type { HoldSymbol } from '../rules/hold-machine.ts';
import { createCoin } from './art/coin.ts';

/** Returns the colours and images of a slot with coins. The images of the low-paying symbols are gems. */
export const getHoldTheme = (art: SlotArt): SlotTheme<HoldSymbol> => {
  const { scatter: _scatter, ...emblems } = createEmblemSymbols(art);
  return createSlotTheme(art, { ...emblems, ...createGemSymbols(art), coin: createCoin('star') });
};
