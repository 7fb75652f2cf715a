import type { TableView } from '../../http/table-view.ts';
import { loadSymbols } from '../art/symbol-images.ts';
import { openInfoSheet } from '../hud/info-sheet.ts';
import { moneyFormat } from '../hud/money-format.ts';
import { buildView } from '../hud/view.ts';
import { shownWins } from '../reels/shown-wins.ts';
import { createStage } from '../reels/stage.ts';
import type { ShellMessages } from '../shell-messages.ts';
import { createSound } from '../sound.ts';
import type { TableClient } from '../table-client.ts';
import type { Text } from '../text/text.ts';
import { createBetChoice } from './bet-choice.ts';
import { dress } from './dress.ts';
import { createMeters } from './meters.ts';
import { createPlay } from './play.ts';
import { startWinParade } from './win-parade.ts';

export interface Seat {
  readonly root: HTMLElement;
  readonly text: Text;
  /** BCP 47. */
  readonly language: string;
  readonly table: TableView;
  readonly client: TableClient;
  readonly shell: ShellMessages;
}

/** Where the reels stand before the first spin of a seat: something of everything, and nothing won. */
const freshStops = [19, 8, 13, 5, 12];

/** Sets the game up and hands it to the player. Resolves when it can be played. */
export const sitDown = async (seat: Seat): Promise<void> => {
  const { root, text, language, table, shell } = seat;
  const view = buildView(root, text);
  const { theme, pictures, reelColours } = dress(root, view, table);
  const sound = createSound();
  const money = moneyFormat(language, table.currency);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const stage = createStage({
    canvas: view.reels,
    machine: table.machine,
    sheetOf: await loadSymbols(theme.symbols),
    stops: table.lastRound?.stops ?? freshStops,
    colours: reelColours,
    isCalm: () => motion.matches,
    onReelStop: (reel, scatters) => (scatters > 1 ? sound.scatter(scatters) : sound.reelStop(reel)),
  });
  const meters = createMeters({ view, money, table, onBalance: (balance) => shell.balance(balance, table.currency) });
  const bets = createBetChoice(table.bets, table.bet);
  const play = createPlay({ ...seat, view, stage, sound, money, meters, bets, pictures, isCalm: () => motion.matches, startParade: (round, onWin) => startWinParade(stage, shownWins(table.machine, round), onWin) });

  view.spin.addEventListener('click', () => void play.spin());
  view.lowerBet.addEventListener('click', () => play.changeBet(bets.lower));
  view.raiseBet.addEventListener('click', () => play.changeBet(bets.raise));
  view.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  view.soundButton.addEventListener('click', () => view.soundButton.setAttribute('aria-pressed', String(sound.toggle())));
  view.infoButton.addEventListener('click', () => openInfoSheet(root, { text, money, table, bet: bets.current(), pictures, session: play.session() }));
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && !event.repeat && event.target === document.body) void play.spin();
  });
  await play.resume();
};
