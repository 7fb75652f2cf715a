import { openHistorySheet } from '../../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../../client/info-sheet.ts';
import type { GameContext } from '../../../../client/start-game.ts';
import { openProofSheet } from '../../../../client/proof-sheet.ts';
import { createSessionStats } from '../../../../client/session-stats.ts';
import { fill } from '../../../../client/text/load-text.ts';
import type { SpinDraw, FreeSpins } from '../../rules/draw-spin.ts';
import { drawSpin } from '../../rules/draw-spin.ts';
import { defaultMachine } from '../../rules/default-machine.ts';
import { rows } from '../../rules/machine.ts';
import { loadSymbols } from '../art/symbol-images.ts';
import { createRulesSections } from '../hud/rules-sections.ts';
import { spinThumbnail } from '../hud/spin-thumbnail.ts';
import { buildView } from '../hud/view.ts';
import { createReelSound } from '../reel-sound.ts';
import { toLineWinHighlights } from '../reels/line-win-highlights.ts';
import { createReelStage } from '../reels/reel-stage.ts';
import type { Text } from '../text/text.ts';
import { createBetSelector } from './bet-selector.ts';
import { applyTheme } from './theme-assets.ts';
import { createMeters } from './meters.ts';
import type { LinesRound, LinesTable } from './lines-round.ts';
import { createSpinFlow } from './spin-flow.ts';
import type { WinAnimation } from './win-animation.ts';
import { startWinAnimation } from './win-animation.ts';

/** Reel stops before the first spin of a player session. They show a mix of symbols and no win. */
const initialStops = [19, 8, 13, 5, 12];

/** Mounts the game. Resolves when it can be played. */
export const mountGame = async (context: GameContext<Text, LinesTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = context;
  const view = buildView(root, text);
  const { theme, images, reelColours } = applyTheme(root, view, table);
  const sound = createReelSound();
  const stats = createSessionStats();
  let restingStops: readonly number[] = table.lastRound?.outcome.stops ?? initialStops;
  const stage = createReelStage({
    canvas: view.reels,
    strips: defaultMachine.reels,
    rows,
    getSheet: await loadSymbols(theme.symbols),
    stops: restingStops,
    colours: reelColours,
    isCalm,
    onReelStop: (reel, scatters) => (scatters > 1 ? sound.scatter(scatters) : sound.reelStop(reel)),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetSelector(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  let winAnimation: WinAnimation | undefined;
  const rule = fill(text.freeSpinsRule, { multiplier: defaultMachine.freeSpinMultiplier });
  const flow = createSpinFlow<Text, SpinDraw, FreeSpins>({
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
        winAnimation?.stop();
        winAnimation = undefined;
        stage.start();
      },
      land: async ({ stops }) => {
        restingStops = stops;
        await stage.stop(stops);
      },
      showWins: (outcome) => {
        if (outcome.win === 0) return;
        winAnimation = startWinAnimation(
          stage,
          toLineWinHighlights(defaultMachine, outcome),
          ({ line, count, amount }) =>
            flow.showMessage(
              fill(line === undefined ? text.scatterWin : text.lineWin, {
                line: (line ?? 0) + 1,
                count,
                amount: money.full(amount),
              }),
              'win',
            ),
        );
      },
      putBack: () => stage.stop(restingStops),
      getFreeSpinHint: () => `×${defaultMachine.freeSpinMultiplier}`,
      getFreeSpinsRule: () => rule,
    },
  });

  const openProof = ({ roundId, outcome, play: slotPlay, before }: LinesRound): void =>
    openProofSheet({
      context,
      roundId,
      outcome,
      draw: (randomSource) => drawSpin(randomSource, { play: slotPlay, state: before ?? undefined }).outcome,
      show: ({ stops }) => spinThumbnail(stops, images),
    });
  const openHistory = (): void =>
    openHistorySheet<LinesRound>({
      context,
      describe: ({ outcome }) => spinThumbnail(outcome.stops, images),
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
