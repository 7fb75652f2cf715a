import type { SlotArt } from '../../../client/art/game-art.ts';
import { loadGameArt } from '../../../client/art/game-art.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { loadSymbols } from '../../slots-shared/client/art/symbol-images.ts';
import { connectSlotControls } from '../../slots-shared/client/flow/slot-controls.ts';
import { SpinFlow } from '../../slots-shared/client/flow/spin-flow.ts';
import type { SlotTable } from '../../slots-shared/client/page/slot-page.ts';
import { createSlotPage } from '../../slots-shared/client/page/slot-page.ts';
import { createThumbnail } from '../../slots-shared/client/page/thumbnail.ts';
import { getTumbleMultiplier } from '../rules/cluster-machine.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';
import type { ClusterFreeSpins, ClusterOutcome } from '../rules/draw-cluster.ts';
import { drawCluster } from '../rules/draw-cluster.ts';
import { GridStage } from './grid/grid-stage.ts';
import { computeFinalGrid, toSymbolColumns } from './grid/pieces.ts';
import { initialGrid } from './initial-grid.ts';
import { createRulesSections } from './rules-sections.ts';
import type { ClusterKey } from './text-key.ts';
import { getClusterTheme } from './theme/cluster-theme.ts';
import { TumbleAnimations } from './tumble-animations.ts';
import { createTumbleLadder } from './tumble-ladder.ts';

export const mountGame = async (
  context: GameContext<ClusterKey, SlotTable<ClusterOutcome, ClusterFreeSpins>>,
): Promise<void> => {
  const { t, table, money, isCalm } = context;
  const theme = getClusterTheme(await loadGameArt<SlotArt>(context.root, table.game));
  const page = createSlotPage(context, theme);
  const { layout, images, sound } = page;
  const ladder = createTumbleLadder(t('ladderLabel'));
  layout.crest.replaceWith(ladder.element);

  const grid = table.lastRound ? computeFinalGrid(table.lastRound.outcome) : initialGrid;
  const stage = new GridStage({
    canvas: layout.reels,
    getSheet: await loadSymbols(theme.symbols),
    grid,
    colours: { light: `hsl(${theme.hue} 44% 27%)`, dark: `hsl(${theme.hue} 48% 22%)`, glowHue: theme.glowHue },
    getShardHue: (symbol) => theme.shardHues[symbol] ?? theme.glowHue,
    isCalm,
    onLand: () => sound.reelStop(2),
  });
  const { start, land, restore, showSeries } = new TumbleAnimations({
    stage,
    ladder,
    sound,
    t,
    money,
    grid,
    tumbles: table.state?.tumbles ?? 0,
    showWinMessage: (message) => flow.showMessage(message, 'win'),
  });
  const flow = new SpinFlow<ClusterOutcome, ClusterFreeSpins>({
    context,
    page,
    series: table.state,
    lastRound: table.lastRound,
    animations: {
      start,
      land,
      showWins: () => undefined,
      restore,
      freeSpins: {
        images,
        getHint: (series) => `×${getTumbleMultiplier(defaultClusterMachine, series.tumbles)}`,
        getRule: () => t('ladderNote'),
        showSeries,
      },
    },
  });
  connectSlotControls({
    context,
    page,
    flow,
    createRules: (bet) => createRulesSections({ t, money, bet, images }),
    createThumbnail: (outcome) => createThumbnail(toSymbolColumns(outcome.grid), images, 'gridThumbnail'),
    draw: drawCluster,
  });
  flow.resume();
};
