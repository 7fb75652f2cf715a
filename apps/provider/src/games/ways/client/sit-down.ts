import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSessionTally } from '../../../client-kit/session-tally.ts';
import { createSpinFlow } from '../../lines/client/game/spin-flow.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import type { RoundView, TableView } from '../../../engine/views.ts';
import { imageAddress } from '../../../client-kit/image-address.ts';
import { loadSymbols } from '../../lines/client/art/symbol-images.ts';
import { createBetChoice } from '../../lines/client/game/bet-choice.ts';
import { createMeters } from '../../lines/client/game/meters.ts';
import type { WinParade } from '../../lines/client/game/win-parade.ts';
import { startWinParade } from '../../lines/client/game/win-parade.ts';
import { buildView } from '../../lines/client/hud/view.ts';
import { createReelSound } from '../../lines/client/reel-sound.ts';
import { createStage } from '../../lines/client/reels/stage.ts';
import type { DrawnWays, WaysFreeSpins, WaysPlay } from '../rules/draw-ways.ts';
import { drawWays } from '../rules/draw-ways.ts';
import { houseWays } from '../rules/house-ways.ts';
import { trailMultiplier, waysRows } from '../rules/ways-machine.ts';
import { rulesSections } from './rules-sections.ts';
import { shownWays } from './shown-ways.ts';
import type { Text } from './text/text.ts';
import { waysThemeOf } from './theme/ways-theme.ts';
import { createTrail } from './trail.ts';
import type { Pictures } from './ways-picture.ts';
import { waysPicture } from './ways-picture.ts';

type WaysRound = RoundView<WaysPlay, DrawnWays, WaysFreeSpins>;
type WaysTable = TableView<WaysFreeSpins, WaysPlay, DrawnWays>;

/** Where the reels stand before the first spin of a seat: something of everything, and nothing won. */
const freshStops = [5, 16, 23, 21, 21];

/** Sets the game up and hands it to the player. Resolves when it can be played. */
export const sitDown = async (seat: Seat<Text, WaysTable>): Promise<void> => {
  const { root, text, table, shell, money, isCalm } = seat;
  const view = buildView(root, text);
  const theme = waysThemeOf(table.game);
  const pictures = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, svg]) => [symbol, imageAddress(svg)]),
  ) as Pictures;
  root.style.setProperty('--hue', String(theme.hue));
  root.style.setProperty('--glow', String(theme.glowHue));
  root.dataset['scenery'] = theme.scenery;
  view.backdrop.src = imageAddress(theme.backdrop);
  view.crest.src = pictures.h1;
  view.title.textContent = table.game.name;
  document.head.append(element('link', { rel: 'icon', href: pictures.h1 }));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${theme.hue} 62% 12%)`);
  const trail = createTrail(text.trailLabel);
  view.freeSpins.after(trail.element);

  const sound = createReelSound();
  const tally = createSessionTally();
  let standing: readonly number[] = table.lastRound?.outcome.stops ?? freshStops;
  const stage = createStage({
    canvas: view.reels,
    strips: houseWays.reels,
    rows: waysRows,
    sheetOf: await loadSymbols(theme.symbols),
    stops: standing,
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
  const bets = createBetChoice(
    table.limits.steps,
    table.state?.bet ?? table.lastRound?.play.bet ?? table.limits.preset,
  );
  let parade: WinParade | undefined;
  const endParade = (): void => {
    parade?.stop();
    parade = undefined;
  };
  const flow = createSpinFlow<Text, DrawnWays, WaysFreeSpins>({
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
        endParade();
        stage.start();
      },
      land: async ({ stops }) => {
        standing = stops;
        await stage.stop(stops);
      },
      showWins: (outcome) => {
        if (outcome.win === 0) return;
        parade = startWinParade(stage, shownWays(outcome), ({ symbol, count, ways, amount }) =>
          flow.say(
            fill(symbol === undefined ? text.scatterWin : text.waysWin, { count, ways, amount: money.full(amount) }),
            'win',
          ),
        );
      },
      putBack: () => stage.stop(standing),
      freeSpinNote: ({ collected }) => `×${trailMultiplier(houseWays.trail, collected)}`,
      freeSpinsRule: () => fill(text.trailNote, { start: houseWays.trail.start, wilds: houseWays.trail.wildsPerStep }),
      showSeries: trail.show,
    },
  });

  const openProof = ({ roundId, outcome, play, before }: WaysRound): void =>
    openProofSheet({
      seat,
      roundId,
      outcome,
      draw: (words) => drawWays(words, { play, state: before ?? undefined }).outcome,
      show: ({ stops }) => waysPicture(stops, pictures),
    });
  const openHistory = (): void =>
    openHistorySheet<WaysRound>({
      seat,
      describe: ({ outcome }) => waysPicture(outcome.stops, pictures),
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
