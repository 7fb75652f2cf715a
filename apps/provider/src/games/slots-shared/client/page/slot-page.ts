import { applyPageTheme } from '../../../../client/dom/page-theme.ts';
import type { SessionStats } from '../../../../client/session/session-stats.ts';
import { createSessionStats } from '../../../../client/session/session-stats.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import { connectBackdrop } from '../../../../client/art/backdrop.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { SlotTheme } from '../theme/slot-theme.ts';
import type { SlotFreeSpins, SlotPlay } from '../../rules/slot-play.ts';
import type { BetSelector } from './bet-selector.ts';
import { createBetSelector } from './bet-selector.ts';
import type { Meters } from './meters.ts';
import { createMeters } from './meters.ts';
import type { SlotKey } from '../slot-key.ts';
import type { ReelSound } from './reel-sound.ts';
import { createReelSound } from './reel-sound.ts';
import type { SlotLayout } from './slot-layout.ts';
import { createSlotLayout } from './slot-layout.ts';

/** URLs of the symbol images. */
export type SymbolUrls<Name extends string> = Readonly<Record<Name, string>>;

export interface SlotPage<Name extends string = never> {
  readonly layout: SlotLayout;
  readonly images: SymbolUrls<Name>;
  readonly sound: ReelSound;
  readonly stats: SessionStats;
  readonly meters: Meters;
  readonly bets: BetSelector;
}

export type SlotRound<Outcome, FreeSpins> = RoundView<SlotPlay, Outcome, FreeSpins>;
export type SlotTable<Outcome, FreeSpins> = TableView<FreeSpins, SlotPlay, Outcome>;

/**
 * Renders the page of a slot with its theme. The image of the symbol `h1` is also the icon of the page, and the image
 * above the reels.
 */
export const createSlotPage = <Name extends string>(
  { root, t, table, api, shell, money }: GameContext<SlotKey, SlotTable<unknown, SlotFreeSpins>>,
  theme: SlotTheme<Name | 'h1'>,
): SlotPage<Name | 'h1'> => {
  const layout = createSlotLayout(root, t);
  const images = Object.fromEntries(
    Object.entries<string>(theme.symbols).map(([symbol, svg]) => [symbol, svgObjectUrl(svg)]),
  ) as SymbolUrls<Name | 'h1'>;
  applyPageTheme(root, { ...theme, icon: images.h1 });
  connectBackdrop(layout.backdrop, theme.scenes);
  layout.crest.src = images.h1;
  layout.title.textContent = table.game.name;
  api.watchCommitment(layout.fingerprint.show);
  return {
    layout,
    images,
    sound: createReelSound(),
    stats: createSessionStats(),
    meters: createMeters({
      layout,
      money,
      balance: table.balance,
      onBalance: (balance) => shell.balance(balance, table.currency),
    }),
    bets: createBetSelector(table.limits.steps, table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset),
  };
};
