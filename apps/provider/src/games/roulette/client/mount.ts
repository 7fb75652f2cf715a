import { createElement } from '../../../client/dom/create-element.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { hashToSeed } from '../../../client/fairness/seeded-random.ts';
import { createSound } from '../../../client/art/sound.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import type { RouletteSpot } from '../rules/bets.ts';
import { computePayoutRatio, computeRoulettePayout, rouletteRtpPercent, rouletteSpots } from '../rules/bets.ts';
import { getPocketColour, drawNumber, getNeighbours } from '../rules/wheel.ts';
import { type BetKind, neighbourReach } from './bet-kind-selector.ts';
import { buildBoard } from './board.ts';
import type { RouletteKey } from './text-key.ts';
import { insideKinds } from './inside-bets.ts';
import { createWheelView } from './wheel-view.ts';
import type { Translate } from '../../../client/text/translate.ts';

/** Hues of the table cloth in degrees. The game id selects one. */
const cloths = [152, 212, 344, 262, 182];
const shownNumbers = 14;

/** Kinds of bets, each with the count of numbers that the bet covers. */
const betKinds: readonly (readonly [RouletteKey, number])[] = [
  ...(Object.entries(insideKinds) as [keyof typeof insideKinds, number][]),
  ['dozenOrColumn', 12],
  ['evenChance', 18],
];

/** Formats a drawn number with its colour and parity, e.g. `17 · Black · Odd`. The zero is only `0`. */
const formatNumber = (t: Translate<RouletteKey>, number: number): string => {
  const colour = getPocketColour(number);
  if (colour === 'green') return '0';
  return `${number} · ${t(colour)} · ${number % 2 ? t('odd') : t('even')}`;
};

/** Shows the last drawn numbers, newest first. */
const renderPastNumbers = (list: HTMLElement, past: readonly number[]): void => {
  const last = past.slice(-shownNumbers).reverse();
  list.replaceChildren(
    ...last.map((number) => createElement('li', { 'data-colour': getPocketColour(number) }, String(number))),
  );
  list.setAttribute('aria-label', last.join(', '));
};

/**
 * Returns the spots that get a chip when the player taps one spot. For a neighbours bet, a number is tapped together
 * with its neighbours on the wheel.
 */
const spread = (kind: BetKind, spot: string): readonly string[] =>
  kind === 'neighbours' && /^\d+$/.test(spot) ? getNeighbours(Number(spot), neighbourReach).map(String) : [spot];

const createSections = (t: Translate<RouletteKey>): HTMLElement[] => {
  const terms = betKinds.map(([name, count]) => ({
    name: t(name),
    pays: `${computePayoutRatio(count)} : 1`,
    rtpPercent: rouletteRtpPercent,
  }));
  const rules = [t('howTo'), t('howInside'), t('howKinds'), t('howNeighbours'), t('howPast')];
  return [createBetsSection(t, terms), createRulesSection(t, rules)];
};

const getWinningSpots = (number: number): ReadonlySet<string> =>
  new Set([...rouletteSpots.values()].filter((spot) => spot.numbers.includes(number)).map(({ id }) => id));

export const mountGame = async (context: GameContext<RouletteKey>): Promise<void> => {
  const { root, t, table, isCalm } = context;
  root.style.setProperty('--hue', String(cloths[hashToSeed(table.game.id) % cloths.length]));
  const page = buildTableLayout(root, t);
  root.classList.add('roulette');
  const sound = createSound();
  const board = buildBoard(page.board, t);
  const numbers = createElement('ol', { class: 'numbers', dir: 'ltr' });
  page.strip.append(numbers);
  const wheelView = createWheelView({
    root,
    label: t('wheel'),
    isCalm,
    onRest: () => sound.tone(1400, 0, 0.06, 0.12, 'square', 900),
  });

  const { stats } = createTableController<number>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    spread: (spot) => spread(board.getKind(), spot),
    scene: {
      showBetting: () => wheelView.clear(),
      run: (number, elapsedMs) => wheelView.spin(number, elapsedMs),
      showResult: (number) => {
        wheelView.leave();
        return formatNumber(t, number);
      },
      showPast: (past) => renderPastNumbers(numbers, past),
      returned: (number, spot, stake) => computeRoulettePayout(rouletteSpots.get(spot) as RouletteSpot, stake, number),
      won: getWinningSpots,
    },
  });
  connectTableSheets<number>({
    context,
    page,
    stats,
    keys: [['← → ↑ ↓', t('across')]],
    createSections: () => createSections(t),
    describeRound: ({ number, outcome }) => `${t('round', { number })} · ${formatNumber(t, outcome)}`,
    draw: drawNumber,
    showOutcome: (number) => formatNumber(t, number),
  });
};
