import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSessionStats } from '../../../client/session-stats.ts';
import { notes } from '../../../client/sound.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { RoundView, TableView } from '../../../engine/views.ts';
import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import { loadSymbols } from '../../line-slots/client/art/symbol-images.ts';
import { createBetSelector } from '../../line-slots/client/game/bet-selector.ts';
import { createMeters } from '../../line-slots/client/game/meters.ts';
import { createSpinFlow } from '../../line-slots/client/game/spin-flow.ts';
import { buildView } from '../../line-slots/client/hud/view.ts';
import { createReelSound } from '../../line-slots/client/reel-sound.ts';
import { getTumbleMultiplier } from '../rules/cluster-machine.ts';
import type { ClusterFreeSpins, ClusterPlay, ClusterDraw } from '../rules/draw-cluster.ts';
import { drawCluster } from '../rules/draw-cluster.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';
import type { ClusterImages } from './cluster-thumbnail.ts';
import { clusterThumbnail } from './cluster-thumbnail.ts';
import { initialGrid } from './initial-grid.ts';
import { computeFinalGrid } from './grid/final-grid.ts';
import { createGridStage } from './grid/grid-stage.ts';
import { createLadder } from './ladder.ts';
import { createRulesSections } from './rules-sections.ts';
import type { Text } from './text/text.ts';
import { getClusterTheme } from './theme/cluster-theme.ts';

type ClusterRound = RoundView<ClusterPlay, ClusterDraw, ClusterFreeSpins>;
type ClusterTable = TableView<ClusterFreeSpins, ClusterPlay, ClusterDraw>;

/** Mounts the game. Resolves when it can be played. */
export const mountGame = async (context: GameContext<Text, ClusterTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = context;
  const view = buildView(root, text);
  const theme = getClusterTheme(table.game);
  const images = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, svgObjectUrl(svg)]),
  ) as ClusterImages;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = svgObjectUrl(theme.backdrop);
  view.title.textContent = table.game.name;
  document.head.append(createElement('link', { rel: 'icon', href: images.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  const ladder = createLadder(text.ladderLabel);
  view.crest.replaceWith(ladder.element);

  const sound = createReelSound();
  const stats = createSessionStats();
  let restingGrid: readonly number[] = table.lastRound ? computeFinalGrid(table.lastRound.outcome) : initialGrid;
  let tumbles = table.state?.tumbles ?? 0;
  const stage = createGridStage({
    canvas: view.reels,
    getSheet: await loadSymbols(theme.symbols),
    grid: restingGrid,
    colours: { light: `hsl(${theme.hue} 44% 27%)`, dark: `hsl(${theme.hue} 48% 22%)`, glowHue: theme.glowHue },
    getShardHue: (symbol) => theme.shards[symbol] ?? theme.glowHue,
    isCalm,
    onLand: () => sound.reelStop(2),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetSelector(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  const flow = createSpinFlow<Text, ClusterDraw, ClusterFreeSpins>({
    context,
    view,
    sound,
    stats,
    meters,
    bets,
    images,
    series: table.state,
    show: {
      start: () => {
        ladder.show(tumbles);
        stage.clear();
      },
      land: async (outcome, won) => {
        await stage.fill(outcome.grid);
        let sum = 0;
        for (const step of outcome.steps) {
          const amount = step.clusters.reduce((total, cluster) => total + cluster.amount, 0);
          flow.showMessage(
            fill(text.clusterWin, {
              count: step.clusters.reduce((total, { cells }) => total + cells.length, 0),
              multiplier: step.multiplier,
              amount: money.full(amount),
            }),
            'win',
          );
          await stage.burst(
            step,
            step.clusters.map((cluster) => money.bare(cluster.amount)),
            () => {
              tumbles += 1;
              sum += amount;
              sound.tone(notes[Math.min(notes.length - 1, tumbles)] ?? 440, 0, 0.3, 0.12);
              ladder.show(tumbles);
              won(sum);
            },
          );
        }
        restingGrid = computeFinalGrid(outcome);
        tumbles = outcome.freeSpins?.tumbles ?? 0;
        if (outcome.freeSpins?.left === 0) tumbles = 0;
      },
      showWins: () => undefined,
      putBack: () => stage.fill(restingGrid),
      getFreeSpinHint: (series) => `×${getTumbleMultiplier(defaultClusterMachine, series.tumbles)}`,
      getFreeSpinsRule: () => text.ladderNote,
      showSeries: (series) => {
        tumbles = series?.tumbles ?? 0;
        ladder.show(tumbles);
      },
    },
  });

  const openProof = ({ roundId, outcome, play, before }: ClusterRound): void =>
    openProofSheet({
      context,
      roundId,
      outcome,
      draw: (randomSource) => drawCluster(randomSource, { play, state: before ?? undefined }).outcome,
      show: ({ grid }) => clusterThumbnail(grid, images),
    });
  const openHistory = (): void =>
    openHistorySheet<ClusterRound>({
      context,
      describe: ({ outcome }) => clusterThumbnail(outcome.grid, images),
      onVerify: openProof,
    });

  view.spin.addEventListener('click', () => void flow.spin());
  view.lowerBet.addEventListener('click', () => flow.changeBet(bets.lower));
  view.raiseBet.addEventListener('click', () => flow.changeBet(bets.raise));
  view.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  view.soundButton.addEventListener('click', () =>
    view.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  view.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      sections: createRulesSections({ text, money, bet: bets.current(), images }),
      stats,
      keys: [[text.spaceBar, text.spin]],
      onHistory: openHistory,
    }),
  );
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && !event.repeat && event.target === document.body) void flow.spin();
  });
  flow.resume();
};
