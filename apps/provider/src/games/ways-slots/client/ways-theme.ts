import type { SlotArt } from '../../../client/art/game-art.ts';
import type { SlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import { createEmblemSymbols, createSlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';
import { createLetterSymbols } from './art/letter-symbols.ts';

/** Returns the colours and images of a slot with ways. The images of the low-paying symbols are letters. */
export const getWaysTheme = (art: SlotArt): SlotTheme<WaysSymbol> =>
  createSlotTheme(art, { ...createEmblemSymbols(art), ...createLetterSymbols(art.hues.emblem) });
