import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { rulesSection } from '../../../client-kit/tables/info-sections.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import { drawCrashPoint } from '../rules/crash-point.ts';
import { createChoice } from './bet-choice.ts';
import { showMultiplier } from './choices.ts';
import { createFlight } from './flight.ts';
import { buildCrashPage } from './page.ts';
import { createPlay } from './play.ts';
import type { CrashText } from './text/text.ts';

const shownFlights = 12;

export const sitDown = async (seat: Seat<CrashText>): Promise<void> => {
  const { root, text, table, money, isCalm } = seat;
  root.style.setProperty('--hue', '244');
  const page = buildCrashPage(root, text);
  const sound = createSound();
  const choice = createChoice(page, table.limits, money);
  const showPast = (crashPoints: readonly number[]): void =>
    page.past.replaceChildren(
      ...crashPoints
        .slice(-shownFlights)
        .reverse()
        .map((point) =>
          element(
            'li',
            { 'data-height': point >= 1000 ? 'high' : point >= 200 ? 'mid' : 'low' },
            showMultiplier(point),
          ),
        ),
    );
  const flight = createFlight(page.sky, isCalm, (multiplier) => play.fly(multiplier));
  const play = createPlay({ seat, page, choice, flight, sound, onPast: showPast });

  page.action.addEventListener('click', () => void play.act());
  page.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  page.soundButton.addEventListener('click', () =>
    page.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat) return;
    if (event.key === ' ') void play.act();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') choice.nudgeStake(event.key === 'ArrowUp' ? 1 : -1);
  });
  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, number>>({
      seat,
      describe: ({ number, outcome }) => `${fill(text.round, { number })} · ${ltr(showMultiplier(outcome))}`,
      onVerify: ({ roundId, outcome }) =>
        openProofSheet({ seat, roundId, outcome, draw: drawCrashPoint, show: showMultiplier }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      seat,
      tally: play.tally,
      onHistory: openHistory,
      keys: [
        [text.spaceBar, `${text.bet} · ${text.leave}`],
        ['↑', text.raiseBet],
        ['↓', text.lowerBet],
      ],
      sections: [rulesSection(text, [text.howTo, text.howTarget, text.howChance, text.howClock])],
    }),
  );
};
