import { openHistorySheet } from '../../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../../client-kit/proof-sheet.ts';
import { createSessionTally } from '../../../../client-kit/session-tally.ts';
import { fill } from '../../../../client-kit/text/load-text.ts';
import type { DrawnSpin, FreeSpins } from '../../rules/draw-spin.ts';
import { drawSpin } from '../../rules/draw-spin.ts';
import { houseMachine } from '../../rules/house-machine.ts';
import { rows } from '../../rules/machine.ts';
import { loadSymbols } from '../art/symbol-images.ts';
import { rulesSections } from '../hud/rules-sections.ts';
import { spinPicture } from '../hud/spin-picture.ts';
import { buildView } from '../hud/view.ts';
import { createReelSound } from '../reel-sound.ts';
import { shownWins } from '../reels/shown-wins.ts';
import { createStage } from '../reels/stage.ts';
import type { Text } from '../text/text.ts';
import { createBetChoice } from './bet-choice.ts';
import { dress } from './dress.ts';
import { createMeters } from './meters.ts';
import type { LinesRound, LinesTable } from './lines-round.ts';
import { createSpinFlow } from './spin-flow.ts';
import type { WinParade } from './win-parade.ts';
import { startWinParade } from './win-parade.ts';

/** Where the reels stand before the first spin of a seat: something of everything, and nothing won. */
const freshStops = [19, 8, 13, 5, 12];

/** Sets the game up and hands it to the player. Resolves when it can be played. */
export const sitDown = async (seat: Seat<Text, LinesTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = seat;
  const view = buildView(root, text);
  const { theme, pictures, reelColours } = dress(root, view, table);
  const sound = createReelSound();
  const tally = createSessionTally();
  let standing: readonly number[] = table.lastRound?.outcome.stops ?? freshStops;
  const stage = createStage({
    canvas: view.reels,
    strips: houseMachine.reels,
    rows,
    sheetOf: await loadSymbols(theme.symbols),
    stops: standing,
    colours: reelColours,
    isCalm,
    onReelStop: (reel, scatters) => (scatters > 1 ? sound.scatter(scatters) : sound.reelStop(reel)),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetChoice(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  let parade: WinParade | undefined;
  const rule = fill(text.freeSpinsRule, { multiplier: houseMachine.freeSpinMultiplier });
  const flow = createSpinFlow<Text, DrawnSpin, FreeSpins>({
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
        parade?.stop();
        parade = undefined;
        stage.start();
      },
      land: async ({ stops }) => {
        standing = stops;
        await stage.stop(stops);
      },
      showWins: (outcome) => {
        if (outcome.win === 0) return;
        parade = startWinParade(stage, shownWins(houseMachine, outcome), ({ line, count, amount }) =>
          flow.say(
            fill(line === undefined ? text.scatterWin : text.lineWin, {
              line: (line ?? 0) + 1,
              count,
              amount: money.full(amount),
            }),
            'win',
          ),
        );
      },
      putBack: () => stage.stop(standing),
      freeSpinNote: () => `×${houseMachine.freeSpinMultiplier}`,
      freeSpinsRule: () => rule,
    },
  });

  const openProof = ({ roundId, outcome, play: asked, before }: LinesRound): void =>
    openProofSheet({
      seat,
      roundId,
      outcome,
      draw: (words) => drawSpin(words, { play: asked, state: before ?? undefined }).outcome,
      show: ({ stops }) => spinPicture(stops, pictures),
    });
  const openHistory = (): void =>
    openHistorySheet<LinesRound>({
      seat,
      describe: ({ outcome }) => spinPicture(outcome.stops, pictures),
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
