import { createElement } from '../../../client/create-element.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { createSound } from '../../../client/sound.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { RaceMarket, RaceOutcome, RaceSpot } from '../rules/bets.ts';
import { drawRace, computeOdds, computeRacePayout, computeRaceRtpPercent, raceSpots } from '../rules/bets.ts';
import { type FormCard, getFormCard } from '../rules/field.ts';
import { createBadge, buildBoard, names } from './board.ts';
import type { RaceKey } from './text-key.ts';
import { createTrack } from './track.ts';
import type { Translate } from '../../../client/text/translate.ts';

const shownRaces = 9;
const getSpot = (id: string): RaceSpot => raceSpots.get(id) as RaceSpot;

const getMarketLabel = (t: Translate<RaceKey>, market: RaceMarket): string =>
  ({ win: t('win1'), place: t('place'), exacta: t('exacta') })[market];
/** Formats the name of a bet, e.g. `Win Kidlat` or `Exacta Brisa, Zafran`. */
const formatSpotName = (t: Translate<RaceKey>, { market, picks }: RaceSpot): string =>
  `${getMarketLabel(t, market)} ${picks.map((runner) => names[runner]).join(', ')}`;
/** Formats the first three runners, e.g. `1. Brisa · 2. Kidlat · 3. Solano`. */
const formatPodium = ({ finish }: RaceOutcome): string =>
  finish
    .slice(0, 3)
    .map((runner, rank) => `${rank + 1}. ${names[runner]}`)
    .join(' · ');

/** Renders the first two runners of each past race, newest race first. */
const renderPastRaces = (list: HTMLElement, races: readonly RaceOutcome[]): void => {
  const items = races
    .slice(-shownRaces)
    .reverse()
    .map(({ finish: [first = 0, second = 0] }) => createElement('li', {}, createBadge(first), createBadge(second)));
  list.replaceChildren(...items);
};

const createSections = (t: Translate<RaceKey>, form: FormCard): HTMLElement[] => {
  const terms = [...raceSpots.values()].map((spot) => ({
    name: formatSpotName(t, spot),
    pays: (computeOdds(form, spot) / 100).toFixed(2),
    rtpPercent: computeRaceRtpPercent(form, spot),
  }));
  const rules = createRulesSection(t, [t('howTo'), t('howMarkets'), t('howForm'), t('howKind')]);
  return [rules, createBetsSection(t, terms)];
};

const describeRound = (t: Translate<RaceKey>, { number, outcome }: PastTableRound<unknown, RaceOutcome>): HTMLElement =>
  createElement(
    'span',
    { class: 'outcome' },
    t('round', { number }),
    createElement('small', { dir: 'ltr' }, formatPodium(outcome)),
  );

const getWinningSpots = ({ number, finish }: RaceOutcome): ReadonlySet<string> => {
  const form = getFormCard(number);
  const won = [...raceSpots.values()].filter((spot) => computeRacePayout(form, spot, 100, finish) > 0);
  return new Set(won.map(({ id }) => id));
};

export const mountGame = async (context: GameContext<RaceKey>): Promise<void> => {
  const { root, t, table, isCalm } = context;
  root.style.setProperty('--hue', '152');
  const page = buildTableLayout(root, t);
  root.classList.add('race');
  const sound = createSound();
  const board = buildBoard(page.board, t);
  const canvas = createElement('canvas', { class: 'track', role: 'img', 'aria-label': t('track') });
  page.stage.append(canvas);
  const past = createElement('ol', { class: 'races', dir: 'ltr' });
  page.strip.append(past);
  const track = createTrack(canvas, isCalm);
  let form = getFormCard(0);
  const showForm = (number: number): void => {
    form = getFormCard(number);
    board.setForm(form);
  };

  const { stats } = createTableController<RaceOutcome>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: ({ number }) => {
        showForm(number);
        track.lineUp();
      },
      run: ({ number, finish }, elapsedMs) => {
        showForm(number);
        track.run({ number, finish, since: performance.now() - Math.min(elapsedMs, 1e7) });
        if (elapsedMs < 500) [0, 0.12, 0.24].forEach((after) => sound.tone(660, after, 0.1, 0.1, 'square'));
      },
      showResult: (outcome) => ltr(formatPodium(outcome)),
      showPast: (races) => renderPastRaces(past, races),
      returned: ({ number, finish }, spot, stake) =>
        computeRacePayout(getFormCard(number), getSpot(spot), stake, finish),
      won: getWinningSpots,
    },
  });
  connectTableSheets<RaceOutcome>({
    context,
    page,
    stats,
    createSections: () => createSections(t, form),
    describeRound: (round) => describeRound(t, round),
    draw: drawRace,
    showOutcome: formatPodium,
  });
};
