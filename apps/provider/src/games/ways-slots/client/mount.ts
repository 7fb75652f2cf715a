import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSessionStats } from '../../../client/session-stats.ts';
import { createSpinFlow } from '../../line-slots/client/game/spin-flow.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { RoundView, TableView } from '../../../engine/views.ts';
import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import { loadSymbols } from '../../line-slots/client/art/symbol-images.ts';
import { createBetSelector } from '../../line-slots/client/game/bet-selector.ts';
import { createMeters } from '../../line-slots/client/game/meters.ts';
import type { WinAnimation } from '../../line-slots/client/game/win-animation.ts';
import { startWinAnimation } from '../../line-slots/client/game/win-animation.ts';
import { buildView } from '../../line-slots/client/hud/view.ts';
import { createReelSound } from '../../line-slots/client/reel-sound.ts';
import { createReelStage } from '../../line-slots/client/reels/reel-stage.ts';
import type { WaysDraw, WaysFreeSpins, WaysPlay } from '../rules/draw-ways.ts';
import { drawWays } from '../rules/draw-ways.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import { getLadderMultiplier, waysRows } from '../rules/ways-machine.ts';
import { createRulesSections } from './rules-sections.ts';
import { toWinHighlights } from './win-highlights.ts';
import type { Text } from './text/text.ts';
import { getWaysTheme } from './theme/ways-theme.ts';
import { createMultiplierLadder } from './multiplier-ladder.ts';
import type { WaysImages } from './ways-thumbnail.ts';
import { waysThumbnail } from './ways-thumbnail.ts';

type WaysRound = RoundView<WaysPlay, WaysDraw, WaysFreeSpins>;
type WaysTable = TableView<WaysFreeSpins, WaysPlay, WaysDraw>;

/** Reel stops before the first spin of a player session. They show a mix of symbols and no win. */
const initialStops = [5, 16, 23, 21, 21];

/** Mounts the game. Resolves when it can be played. */
export const mountGame = async (context: GameContext<Text, WaysTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = context;
  const view = buildView(root, text);
  const theme = getWaysTheme(table.game);
  const images = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, svgObjectUrl(svg)]),
  ) as WaysImages;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = svgObjectUrl(theme.backdrop);
  view.crest.src = images.h1;
  view.title.textContent = table.game.name;
  document.head.append(createElement('link', { rel: 'icon', href: images.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  const ladder = createMultiplierLadder(text.trailLabel);
  view.freeSpins.after(ladder.element);

  const sound = createReelSound();
  const stats = createSessionStats();
  let restingStops: readonly number[] = table.lastRound?.outcome.stops ?? initialStops;
  const stage = createReelStage({
    canvas: view.reels,
    strips: defaultWaysMachine.reels,
    rows: waysRows,
    getSheet: await loadSymbols(theme.symbols),
    stops: restingStops,
    colours: {
      top: `hsl(${theme.hue} 52% 13%)`,
      middle: `hsl(${theme.hue} 46% 25%)`,
      bottom: `hsl(${theme.hue} 52% 13%)`,
      glowHue: theme.glowHue,
    },
    isCalm,
    onReelStop: (reel, scatters) => (scatters > 1 ? sound.scatter(scatters) : sound.reelStop(reel)),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetSelector(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  let winAnimation: WinAnimation | undefined;
  const stopWinAnimation = (): void => {
    winAnimation?.stop();
    winAnimation = undefined;
  };
  const flow = createSpinFlow<Text, WaysDraw, WaysFreeSpins>({
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
        stopWinAnimation();
        stage.start();
      },
      land: async ({ stops }) => {
        restingStops = stops;
        await stage.stop(stops);
      },
      showWins: (outcome) => {
        if (outcome.win === 0) return;
        winAnimation = startWinAnimation(stage, toWinHighlights(outcome), ({ symbol, count, ways, amount }) =>
          flow.showMessage(
            fill(symbol === undefined ? text.scatterWin : text.waysWin, { count, ways, amount: money.full(amount) }),
            'win',
          ),
        );
      },
      putBack: () => stage.stop(restingStops),
      getFreeSpinHint: ({ collected }) => `×${getLadderMultiplier(defaultWaysMachine.ladder, collected)}`,
      getFreeSpinsRule: () =>
        fill(text.trailNote, { start: defaultWaysMachine.ladder.start, wilds: defaultWaysMachine.ladder.wildsPerStep }),
      showSeries: ladder.show,
    },
  });

  const openProof = ({ roundId, outcome, play, before }: WaysRound): void =>
    openProofSheet({
      context,
      roundId,
      outcome,
      draw: (randomSource) => drawWays(randomSource, { play, state: before ?? undefined }).outcome,
      show: ({ stops }) => waysThumbnail(stops, images),
    });
  const openHistory = (): void =>
    openHistorySheet<WaysRound>({
      context,
      describe: ({ outcome }) => waysThumbnail(outcome.stops, images),
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
