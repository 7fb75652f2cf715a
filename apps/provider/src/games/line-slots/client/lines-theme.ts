import type { SlotArt } from '../../../client/art/game-art.ts';
import type { SlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import { createEmblemSymbols, createGemSymbols, createSlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import type { SlotSymbol } from '../rules/machine.ts';

/** Returns the colours and images of a slot with lines. The images of the low-paying symbols are gems. */
export const getLinesTheme = (art: SlotArt): SlotTheme<SlotSymbol> =>
  createSlotTheme(art, { ...createEmblemSymbols(art), ...createGemSymbols(art) });
