import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { betsSection, rulesSection } from '../../../client-kit/tables/info-sections.ts';
import { sitAtTable } from '../../../client-kit/tables/sit-at-table.ts';
import { buildTablePage } from '../../../client-kit/tables/table-page.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { RaceOutcome, RaceSpot } from '../rules/bets.ts';
import { drawRace, oddsOf, raceReturn, raceReturnPercent, raceSpots } from '../rules/bets.ts';
import { formCard } from '../rules/field.ts';
import { badge, buildBoard, names } from './board.ts';
import type { RaceText } from './text/text.ts';
import { createTrack } from './track.ts';

const shownRaces = 9;
const spotOf = (id: string): RaceSpot => raceSpots.get(id) as RaceSpot;

/** `Win Kidlat`, `Exacta Brisa, Zafran`. */
const nameOf = (text: RaceText, { market, picks }: RaceSpot): string =>
  `${market === 'win' ? text.win1 : market === 'place' ? text.place : text.exacta} ${picks.map((runner) => names[runner]).join(', ')}`;
const podium = ({ finish }: RaceOutcome): string =>
  finish
    .slice(0, 3)
    .map((runner, rank) => `${rank + 1}. ${names[runner]}`)
    .join(' · ');

export const sitDown = async (seat: Seat<RaceText>): Promise<void> => {
  const { root, text, table, isCalm } = seat;
  root.style.setProperty('--hue', '152');
  const page = buildTablePage(root, text);
  root.classList.add('race');
  const sound = createSound();
  const board = buildBoard(page.board, text);
  const canvas = element('canvas', { class: 'track', role: 'img', 'aria-label': text.track });
  page.stage.append(canvas);
  const past = element('ol', { class: 'races', dir: 'ltr' });
  page.strip.append(past);
  const track = createTrack(canvas, isCalm);
  let form = formCard(0);

  const play = sitAtTable<RaceOutcome>({
    seat,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: ({ number }) => {
        form = formCard(number);
        board.setForm(form);
        track.lineUp();
      },
      run: ({ number, finish }, elapsedMs) => {
        form = formCard(number);
        board.setForm(form);
        track.run({ number, finish, since: performance.now() - Math.min(elapsedMs, 1e7) });
        if (elapsedMs < 500) [0, 0.12, 0.24].forEach((after) => sound.tone(660, after, 0.1, 0.1, 'square'));
      },
      showResult: (outcome) => ltr(podium(outcome)),
      showPast: (races) =>
        past.replaceChildren(
          ...races
            .slice(-shownRaces)
            .reverse()
            .map(({ finish: [first = 0, second = 0] }) => element('li', {}, badge(first), badge(second))),
        ),
      returned: ({ number, finish }, spot, stake) => raceReturn(formCard(number), spotOf(spot), stake, finish),
      won: ({ number, finish }) =>
        new Set(
          [...raceSpots.values()]
            .filter((spot) => raceReturn(formCard(number), spot, 100, finish) > 0)
            .map(({ id }) => id),
        ),
    },
  });

  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, RaceOutcome>>({
      seat,
      describe: ({ number, outcome }) =>
        element(
          'span',
          { class: 'outcome' },
          fill(text.round, { number }),
          element('small', { dir: 'ltr' }, podium(outcome)),
        ),
      onVerify: ({ roundId, number, outcome }) =>
        openProofSheet({ seat, roundId, outcome, draw: (words) => drawRace(words, { number }), show: podium }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      seat,
      tally: play.tally,
      onHistory: openHistory,
      sections: [
        rulesSection(text, [text.howTo, text.howMarkets, text.howForm, text.howKind]),
        betsSection(
          text,
          [...raceSpots.values()].map((spot) => ({
            name: nameOf(text, spot),
            pays: (oddsOf(form, spot) / 100).toFixed(2),
            returnPercent: raceReturnPercent(form, spot),
          })),
        ),
      ],
    }),
  );
};
