import type { SlotArt } from '../../../client/art/game-art.ts';
import { loadGameArt } from '../../../client/art/game-art.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { ltr } from '../../../client/text/ltr.ts';
import { loadSymbols } from '../../slots-shared/client/art/symbol-images.ts';
import { connectSlotControls } from '../../slots-shared/client/flow/slot-controls.ts';
import { SpinFlow } from '../../slots-shared/client/flow/spin-flow.ts';
import type { SlotTable } from '../../slots-shared/client/page/slot-page.ts';
import { createSlotPage } from '../../slots-shared/client/page/slot-page.ts';
import { createThumbnail } from '../../slots-shared/client/page/thumbnail.ts';
import { ReelAnimations } from '../../slots-shared/client/reels/reel-animations.ts';
import { ReelStage, scatterSuspense } from '../../slots-shared/client/reels/reel-stage.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import type { WaysFreeSpins, WaysOutcome } from '../rules/draw-ways.ts';
import { drawWays } from '../rules/draw-ways.ts';
import { getWindow } from '../rules/evaluate-ways.ts';
import { getLadderMultiplier, waysRows } from '../rules/ways-machine.ts';
import { createMultiplierLadder } from './multiplier-ladder.ts';
import { createRulesSections } from './rules-sections.ts';
import type { WaysKey } from './text-key.ts';
import { getWaysTheme } from './ways-theme.ts';
import type { WaysWinHighlight } from './win-highlights.ts';
import { toWinHighlights } from './win-highlights.ts';

/** Reel stops that the page shows if the player has no last round. They show a mix of symbols without a win. */
const initialStops = [5, 16, 23, 21, 21];

/** Renders the game into the page. The promise resolves when the player can start. */
export const mountGame = async (
  context: GameContext<WaysKey, SlotTable<WaysOutcome, WaysFreeSpins>>,
): Promise<void> => {
  const { t, table, money, isCalm } = context;
  const { ladder: ladderRules } = defaultWaysMachine;
  const theme = getWaysTheme(await loadGameArt<SlotArt>(context.root, table.game));
  const page = createSlotPage(context, theme);
  const { layout, images, sound } = page;
  const ladder = createMultiplierLadder(t('trailLabel'));
  layout.freeSpins.after(ladder.element);
  const stops = table.lastRound?.outcome.stops ?? initialStops;
  const stage = new ReelStage({
    canvas: layout.reels,
    strips: defaultWaysMachine.reels,
    rows: waysRows,
    getSheet: await loadSymbols(theme.symbols),
    stops,
    colours: {
      top: `hsl(${theme.hue} 52% 13%)`,
      middle: `hsl(${theme.hue} 46% 25%)`,
      bottom: `hsl(${theme.hue} 52% 13%)`,
      glowHue: theme.glowHue,
    },
    suspense: scatterSuspense,
    isCalm,
    onReelStop: sound.reelStop,
  });
  const showWin = ({ symbol, count, ways, amount }: WaysWinHighlight): void =>
    flow.showMessage(
      t(symbol === undefined ? 'scatterWin' : 'waysWin', { count, ways, amount: money.full(amount) }),
      'win',
    );
  const { start, land, showWins, restore } = new ReelAnimations({
    stage,
    stops,
    toHighlights: toWinHighlights,
    onWin: showWin,
  });
  const flow = new SpinFlow<WaysOutcome, WaysFreeSpins>({
    context,
    page,
    series: table.state,
    lastRound: table.lastRound,
    animations: {
      start,
      land,
      showWins,
      restore,
      freeSpins: {
        images,
        getHint: ({ collected }) => `×${getLadderMultiplier(ladderRules, collected)}`,
        getRule: () => t('trailNote', { start: ltr(`${ladderRules.start}×`), wilds: ladderRules.wildsPerStep }),
        showSeries: ladder.show,
      },
    },
  });
  connectSlotControls({
    context,
    page,
    flow,
    createRules: (bet) => createRulesSections({ t, money, bet, images }),
    createThumbnail: (outcome) => createThumbnail(getWindow(defaultWaysMachine, outcome.stops), images),
    draw: drawWays,
  });
  flow.resume();
};
