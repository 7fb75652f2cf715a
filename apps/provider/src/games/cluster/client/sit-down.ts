import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSessionTally } from '../../../client-kit/session-tally.ts';
import { notes } from '../../../client-kit/sound.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import type { RoundView, TableView } from '../../../engine/views.ts';
import { imageAddress } from '../../../client-kit/image-address.ts';
import { loadSymbols } from '../../lines/client/art/symbol-images.ts';
import { createBetChoice } from '../../lines/client/game/bet-choice.ts';
import { createMeters } from '../../lines/client/game/meters.ts';
import { createSpinFlow } from '../../lines/client/game/spin-flow.ts';
import { buildView } from '../../lines/client/hud/view.ts';
import { createReelSound } from '../../lines/client/reel-sound.ts';
import { multiplierAt } from '../rules/cluster-machine.ts';
import type { ClusterFreeSpins, ClusterPlay, DrawnCluster } from '../rules/draw-cluster.ts';
import { drawCluster } from '../rules/draw-cluster.ts';
import { houseCluster } from '../rules/house-cluster.ts';
import type { Pictures } from './cluster-picture.ts';
import { clusterPicture } from './cluster-picture.ts';
import { freshGrid } from './fresh-grid.ts';
import { finalGrid } from './grid/final-grid.ts';
import { createGridStage } from './grid/grid-stage.ts';
import { createLadder } from './ladder.ts';
import { rulesSections } from './rules-sections.ts';
import type { Text } from './text/text.ts';
import { clusterThemeOf } from './theme/cluster-theme.ts';

type ClusterRound = RoundView<ClusterPlay, DrawnCluster, ClusterFreeSpins>;
type ClusterTable = TableView<ClusterFreeSpins, ClusterPlay, DrawnCluster>;

/** Sets the game up and hands it to the player. Resolves when it can be played. */
export const sitDown = async (seat: Seat<Text, ClusterTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = seat;
  const view = buildView(root, text);
  const theme = clusterThemeOf(table.game);
  const pictures = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, imageAddress(svg)]),
  ) as Pictures;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = imageAddress(theme.backdrop);
  view.title.textContent = table.game.name;
  document.head.append(element('link', { rel: 'icon', href: pictures.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  const ladder = createLadder(text.ladderLabel);
  view.crest.replaceWith(ladder.element);

  const sound = createReelSound();
  const tally = createSessionTally();
  let standing: readonly number[] = table.lastRound ? finalGrid(table.lastRound.outcome) : freshGrid;
  let tumbles = table.state?.tumbles ?? 0;
  const stage = createGridStage({
    canvas: view.reels,
    sheetOf: await loadSymbols(theme.symbols),
    grid: standing,
    colours: { light: `hsl(${theme.hue} 44% 27%)`, dark: `hsl(${theme.hue} 48% 22%)`, glowHue: theme.glowHue },
    hueOf: (symbol) => theme.shards[symbol] ?? theme.glowHue,
    isCalm,
    onLand: () => sound.reelStop(2),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetChoice(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  const flow = createSpinFlow<Text, DrawnCluster, ClusterFreeSpins>({
    seat,
    view,
    sound,
    tally,
    meters,
    bets,
    pictures,
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
          flow.say(
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
        standing = finalGrid(outcome);
        tumbles = outcome.freeSpins?.tumbles ?? 0;
        if (outcome.freeSpins?.left === 0) tumbles = 0;
      },
      showWins: () => undefined,
      putBack: () => stage.fill(standing),
      freeSpinNote: (series) => `×${multiplierAt(houseCluster, series.tumbles)}`,
      freeSpinsRule: () => text.ladderNote,
      showSeries: (series) => {
        tumbles = series?.tumbles ?? 0;
        ladder.show(tumbles);
      },
    },
  });

  const openProof = ({ roundId, outcome, play, before }: ClusterRound): void =>
    openProofSheet({
      seat,
      roundId,
      outcome,
      draw: (words) => drawCluster(words, { play, state: before ?? undefined }).outcome,
      show: ({ grid }) => clusterPicture(grid, pictures),
    });
  const openHistory = (): void =>
    openHistorySheet<ClusterRound>({
      seat,
      describe: ({ outcome }) => clusterPicture(outcome.grid, pictures),
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
      seat,
      sections: rulesSections({ text, money, bet: bets.current(), pictures }),
      tally,
      keys: [[text.spaceBar, text.spin]],
      onHistory: openHistory,
    }),
  );
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && !event.repeat && event.target === document.body) void flow.spin();
  });
  flow.resume();
};
