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
import type { LineWinHighlight } from '../../slots-shared/client/reels/line-win-highlights.ts';
import { ReelStage, scatterSuspense } from '../../slots-shared/client/reels/reel-stage.ts';
import type { SlotFreeSpins } from '../../slots-shared/rules/slot-play.ts';
import { defaultMachine } from '../rules/default-machine.ts';
import type { LinesOutcome } from '../rules/draw-spin.ts';
import { drawSpin } from '../rules/draw-spin.ts';
import type { SlotSymbol } from '../rules/machine.ts';
import { rows } from '../rules/machine.ts';
import { getWindow } from '../rules/spin.ts';
import { createRulesSections } from './rules-sections.ts';
import type { LinesKey } from './text-key.ts';
import { getLinesTheme } from './lines-theme.ts';
import { toWinHighlights } from './win-highlights.ts';

/** Reel stops that the page shows before the first spin. At these stops, the symbols are different and nothing wins. */
const initialStops = [19, 8, 13, 5, 12];

/** Renders the game into the page. The promise resolves when the player can start. */
export const mountGame = async (
  context: GameContext<LinesKey, SlotTable<LinesOutcome, SlotFreeSpins>>,
): Promise<void> => {
  const { t, table, money, isCalm } = context;
  const theme = getLinesTheme(await loadGameArt<SlotArt>(context.root, table.game));
  const page = createSlotPage(context, theme);
  const { layout, images, sound } = page;
  const stops = table.lastRound?.outcome.stops ?? initialStops;
  const stage = new ReelStage({
    canvas: layout.reels,
    strips: defaultMachine.reels,
    rows,
    getSheet: await loadSymbols(theme.symbols),
    stops,
    colours: {
      top: `hsl(${theme.hue} 48% 16%)`,
      middle: `hsl(${theme.hue} 44% 29%)`,
      bottom: `hsl(${theme.hue} 48% 16%)`,
      glowHue: theme.glowHue,
    },
    suspense: scatterSuspense,
    isCalm,
    onReelStop: sound.reelStop,
  });
  const showWin = ({ line, count, amount }: LineWinHighlight<SlotSymbol>): void =>
    flow.showMessage(
      t(line === undefined ? 'scatterWin' : 'lineWin', {
        line: (line ?? 0) + 1,
        count,
        amount: money.full(amount),
      }),
      'win',
    );
  const { start, land, showWins, restore } = new ReelAnimations({
    stage,
    stops,
    toHighlights: toWinHighlights,
    onWin: showWin,
  });
  const flow = new SpinFlow<LinesOutcome, SlotFreeSpins>({
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
        getHint: () => `×${defaultMachine.freeSpinMultiplier}`,
        getRule: () => t('freeSpinsRule', { multiplier: ltr(`${defaultMachine.freeSpinMultiplier}×`) }),
        showSeries: () => undefined,
      },
    },
  });
  connectSlotControls({
    context,
    page,
    flow,
    createRules: (bet) => createRulesSections({ t, money, bet, images }),
    createThumbnail: (outcome) => createThumbnail(getWindow(defaultMachine, outcome.stops), images),
    draw: drawSpin,
  });
  flow.resume();
};
