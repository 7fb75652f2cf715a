import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSound } from '../../../client/sound.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import { fill } from '../../../client/text/load-text.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { RaceOutcome, RaceSpot } from '../rules/bets.ts';
import { drawRace, computeOdds, computeRacePayout, computeRaceRtpPercent, raceSpots } from '../rules/bets.ts';
import { getFormCard } from '../rules/field.ts';
import { createBadge, buildBoard, names } from './board.ts';
import type { RaceText } from './text/text.ts';
import { createTrack } from './track.ts';

const shownRaces = 9;
const getSpot = (id: string): RaceSpot => raceSpots.get(id) as RaceSpot;

/** Formats the name of a spot, e.g. `Win Kidlat` or `Exacta Brisa, Zafran`. */
const formatSpotName = (text: RaceText, { market, picks }: RaceSpot): string =>
  `${market === 'win' ? text.win1 : market === 'place' ? text.place : text.exacta} ${picks.map((runner) => names[runner]).join(', ')}`;
const formatPodium = ({ finish }: RaceOutcome): string =>
  finish
    .slice(0, 3)
    .map((runner, rank) => `${rank + 1}. ${names[runner]}`)
    .join(' · ');

export const mountGame = async (context: GameContext<RaceText>): Promise<void> => {
  const { root, text, table, isCalm } = context;
  root.style.setProperty('--hue', '152');
  const page = buildTableLayout(root, text);
  root.classList.add('race');
  const sound = createSound();
  const board = buildBoard(page.board, text);
  const canvas = createElement('canvas', { class: 'track', role: 'img', 'aria-label': text.track });
  page.stage.append(canvas);
  const past = createElement('ol', { class: 'races', dir: 'ltr' });
  page.strip.append(past);
  const track = createTrack(canvas, isCalm);
  let form = getFormCard(0);

  const play = createTableController<RaceOutcome>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: ({ number }) => {
        form = getFormCard(number);
        board.setForm(form);
        track.lineUp();
      },
      run: ({ number, finish }, elapsedMs) => {
        form = getFormCard(number);
        board.setForm(form);
        track.run({ number, finish, since: performance.now() - Math.min(elapsedMs, 1e7) });
        if (elapsedMs < 500) [0, 0.12, 0.24].forEach((after) => sound.tone(660, after, 0.1, 0.1, 'square'));
      },
      showResult: (outcome) => ltr(formatPodium(outcome)),
      showPast: (races) =>
        past.replaceChildren(
          ...races
            .slice(-shownRaces)
            .reverse()
            .map(({ finish: [first = 0, second = 0] }) =>
              createElement('li', {}, createBadge(first), createBadge(second)),
            ),
        ),
      returned: ({ number, finish }, spot, stake) =>
        computeRacePayout(getFormCard(number), getSpot(spot), stake, finish),
      won: ({ number, finish }) =>
        new Set(
          [...raceSpots.values()]
            .filter((spot) => computeRacePayout(getFormCard(number), spot, 100, finish) > 0)
            .map(({ id }) => id),
        ),
    },
  });

  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, RaceOutcome>>({
      context,
      describe: ({ number, outcome }) =>
        createElement(
          'span',
          { class: 'outcome' },
          fill(text.round, { number }),
          createElement('small', { dir: 'ltr' }, formatPodium(outcome)),
        ),
      onVerify: ({ roundId, number, outcome }) =>
        openProofSheet({
          context,
          roundId,
          outcome,
          draw: (randomSource) => drawRace(randomSource, { number }),
          show: formatPodium,
        }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      stats: play.stats,
      onHistory: openHistory,
      sections: [
        createRulesSection(text, [text.howTo, text.howMarkets, text.howForm, text.howKind]),
        createBetsSection(
          text,
          [...raceSpots.values()].map((spot) => ({
            name: formatSpotName(text, spot),
            pays: (computeOdds(form, spot) / 100).toFixed(2),
            rtpPercent: computeRaceRtpPercent(form, spot),
          })),
        ),
      ],
    }),
  );
};
