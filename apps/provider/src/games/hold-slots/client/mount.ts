import { showFirstPlayHint } from '../../../client/messages/first-play-hint.ts';
import type { SlotArt } from '../../../client/art/game-art.ts';
import { loadGameArt } from '../../../client/art/game-art.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { loadSymbols } from '../../slots-shared/client/art/symbol-images.ts';
import { connectSlotControls } from '../../slots-shared/client/flow/slot-controls.ts';
import { SpinFlow } from '../../slots-shared/client/flow/spin-flow.ts';
import type { SlotPage, SlotTable } from '../../slots-shared/client/page/slot-page.ts';
import { createSlotPage } from '../../slots-shared/client/page/slot-page.ts';
import { createThumbnail } from '../../slots-shared/client/page/thumbnail.ts';
import type { LineWinHighlight } from '../../slots-shared/client/reels/line-win-highlights.ts';
import { toLineWinHighlights } from '../../slots-shared/client/reels/line-win-highlights.ts';
import { ReelAnimations } from '../../slots-shared/client/reels/reel-animations.ts';
import { ReelStage } from '../../slots-shared/client/reels/reel-stage.ts';
import type { SlotTheme } from '../../slots-shared/client/theme/slot-theme.ts';
import type { SlotFreeSpins } from '../../slots-shared/rules/slot-play.ts';
import { defaultHoldMachine as machine } from '../rules/default-hold-machine.ts';
import type { HoldOutcome } from '../rules/draw-hold.ts';
import { drawHold } from '../rules/draw-hold.ts';
import type { HoldSymbol } from '../rules/hold-machine.ts';
import { rows } from '../rules/hold-machine.ts';
import { getHoldWindow } from '../rules/spin-hold.ts';
import { CoinGrid } from './coin-grid.ts';
import { toFinalWindow } from './final-window.ts';
import { HoldAnimations } from './hold-animations.ts';
import { getHoldTheme } from './hold-theme.ts';
import { createRulesSections } from './rules-sections.ts';
import type { HoldKey } from './text-key.ts';

/** Reel stops that the page shows if the player has no last round. They show some coins and win nothing. */
const initialStops = [8, 20, 15, 20, 17];
/** Number of coins on the reels that have stopped, from which the remaining reels stop slowly. */
const suspenseCoins = machine.coinsToStart - 1;

type Context = GameContext<HoldKey, SlotTable<HoldOutcome, SlotFreeSpins>>;

interface AnimationOptions {
  readonly context: Context;
  readonly page: SlotPage<HoldSymbol>;
  readonly theme: SlotTheme<HoldSymbol>;
  readonly showMessage: (message: string) => void;
}

const createStage = async (
  { context, page, theme, showMessage }: AnimationOptions,
  stops: readonly number[],
  showReelCoins: (reel: number) => void,
): Promise<ReelStage<HoldSymbol>> => {
  const { sound } = page;
  return new ReelStage<HoldSymbol>({
    canvas: page.layout.reels,
    strips: machine.reels,
    rows,
    getSheet: await loadSymbols(theme.symbols),
    stops,
    colours: {
      top: `hsl(${theme.hue} 50% 14%)`,
      middle: `hsl(${theme.hue} 45% 26%)`,
      bottom: `hsl(${theme.hue} 50% 14%)`,
      glowHue: theme.glowHue,
    },
    suspense: { symbol: 'coin', from: suspenseCoins },
    isCalm: context.isCalm,
    onReelStop: (reel, coins) => {
      showReelCoins(reel);
      // The notes of the sound rise with each coin, from the third coin.
      sound.reelStop(reel, coins - 1);
    },
    onSuspense: (coins) => {
      showMessage(context.t('coinsNeeded', { count: machine.coinsToStart }));
      sound.tone(330 + coins * 30, 0, 1.1, 0.08, 'triangle', 660 + coins * 40);
      sound.vibrate([25, 60, 25]);
    },
  });
};

const createAnimations = async (options: AnimationOptions): Promise<HoldAnimations> => {
  const { context, page, showMessage } = options;
  const { root, t, table, money, isCalm } = context;
  const outcome = table.lastRound?.outcome;
  const stops = outcome?.stops ?? initialStops;
  const grid = new CoinGrid();
  page.layout.reels.after(grid.element);
  const stage = await createStage(options, stops, (reel) => animations.showReelCoins(reel));
  const animations: HoldAnimations = new HoldAnimations({
    reels: new ReelAnimations<HoldSymbol, HoldOutcome, LineWinHighlight<HoldSymbol>>({
      stage,
      stops,
      toHighlights: (shown) => toLineWinHighlights(machine.lines, getHoldWindow(machine, shown.stops), shown.lineWins),
      onWin: ({ line = 0, count, amount }) =>
        showMessage(t('lineWin', { line: line + 1, count, amount: money.full(amount) })),
    }),
    grid,
    sound: page.sound,
    t,
    money,
    outcome,
    isCalm,
    showMessage,
    showFeature: (text) => {
      root.toggleAttribute('data-free', text !== undefined);
      page.layout.freeSpins.hidden = text === undefined;
      page.layout.freeSpins.textContent = text ?? '';
    },
  });
  return animations;
};

/** Renders the game into the page. The promise resolves when the player can start. */
export const mountGame = async (context: Context): Promise<void> => {
  const { t, table, money } = context;
  const theme = getHoldTheme(await loadGameArt<SlotArt>(context.root, table.game));
  const page = createSlotPage<HoldSymbol>(context, theme);
  const { layout, images } = page;
  const { start, land, showWins, restore } = await createAnimations({
    context,
    page,
    theme,
    showMessage: (message) => flow.showMessage(message, 'win'),
  });
  const flow = new SpinFlow<HoldOutcome, SlotFreeSpins>({
    context,
    page,
    series: null,
    lastRound: table.lastRound,
    animations: { start, land, showWins, restore },
  });
  connectSlotControls({
    context,
    page,
    flow,
    createRules: (bet) => createRulesSections({ t, money, bet, images }),
    createThumbnail: (outcome) => createThumbnail(toFinalWindow(outcome), images),
    draw: drawHold,
  });
  showFirstPlayHint({
    context,
    text: t('holdHint', { count: machine.coinsToStart }),
    over: layout.reels.parentElement ?? context.root,
  });
  flow.resume();
};
