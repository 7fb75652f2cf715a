import { applyPageTheme } from '../../../../client/page-theme.ts';
import type { SessionStats } from '../../../../client/session-stats.ts';
import { createSessionStats } from '../../../../client/session-stats.ts';
import type { GameContext } from '../../../../client/start-game.ts';
import { svgObjectUrl } from '../../../../client/svg-object-url.ts';
import type { RoundView, TableView } from '../../../../engine/views.ts';
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

/** Colours and images of a slot. Hues in degrees. */
export interface SlotTheme<Name extends string> {
  readonly scenery: string;
  /** SVG of each symbol. */
  readonly symbols: Readonly<Record<Name, string>>;
  /** Hue of the background and the panels. */
  readonly hue: number;
  /** Hue of the lights and of the spin button. */
  readonly glowHue: number;
  /** SVG of the scenery behind the reels. */
  readonly backdrop: string;
}

/** URLs of the symbol images. */
export type SymbolUrls<Name extends string> = Readonly<Record<Name, string>>;

export interface SlotPage<Name extends string = 'wild' | 'scatter'> {
  readonly layout: SlotLayout;
  readonly images: SymbolUrls<Name>;
  readonly sound: ReelSound;
  readonly stats: SessionStats;
  readonly meters: Meters;
  readonly bets: BetSelector;
}

export type SlotRound<Outcome, FreeSpins> = RoundView<SlotPlay, Outcome, FreeSpins>;
export type SlotTable<Outcome, FreeSpins> = TableView<FreeSpins, SlotPlay, Outcome>;

/** Renders the page of a slot with its theme. The symbol `h1` is also the icon of the page. */
export const createSlotPage = <Name extends string>(
  { root, t, table, shell, money }: GameContext<SlotKey, SlotTable<unknown, SlotFreeSpins>>,
  theme: SlotTheme<Name | 'h1'>,
): SlotPage<Name | 'h1'> => {
  const layout = createSlotLayout(root, t);
  const images = Object.fromEntries(
    Object.entries<string>(theme.symbols).map(([symbol, svg]) => [symbol, svgObjectUrl(svg)]),
  ) as SymbolUrls<Name | 'h1'>;
  applyPageTheme(root, { ...theme, icon: images.h1 });
  layout.backdrop.src = svgObjectUrl(theme.backdrop);
  layout.crest.src = images.h1;
  layout.title.textContent = table.game.name;
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
