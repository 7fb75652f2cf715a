import { createElement } from '../../../client/dom/create-element.ts';
import { svgObjectUrl } from '../../../client/dom/svg-object-url.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createSound } from '../../../client/art/sound.ts';
import { hashToSeed } from '../../../client/fairness/seeded-random.ts';
import { cardName } from '../../../client/tables/art/playing-card.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import type { BaccaratSpot } from '../rules/bets.ts';
import { computeBaccaratPayout, baccaratSpots, baccaratTerms } from '../rules/bets.ts';
import { computeHandTotal } from '../rules/shoe.ts';
import type { Deal } from '../rules/deal.ts';
import { drawDeal } from '../rules/deal.ts';
import { buildBoard, formatPayout } from './board.ts';
import { createHands } from './hands.ts';
import { paintRoads } from './paint-roads.ts';
import { renderTableBackdrop } from './table-backdrop.ts';
import type { BaccaratKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

/** Possible hues of the table felt, in degrees. The id of a game selects the hue of its table. */
const felts = [158, 206, 350, 268, 176, 228];

const winnerKeys = { player: 'playerWins', banker: 'bankerWins', tie: 'tied' } as const satisfies Record<
  Deal['winner'],
  BaccaratKey
>;

/** Formats the result of a coup (one round of baccarat), e.g. `Banker wins 7 : 3`. The total of the winner is first. */
const formatResult = (t: Translate<BaccaratKey>, { winner, player, banker }: Deal): string => {
  const totals = [computeHandTotal(player), computeHandTotal(banker)] as const;
  const [a, b] = winner === 'banker' ? [totals[1], totals[0]] : totals;
  return t(winnerKeys[winner], { a, b });
};

/**
 * Renders the result of a coup (one round of baccarat) with the cards of both hands below. The text `before` is put
 * in front of the result.
 */
const describeHands = (t: Translate<BaccaratKey>, deal: Deal, before = ''): HTMLElement =>
  createElement(
    'span',
    { class: 'outcome' },
    before + formatResult(t, deal),
    createElement(
      'small',
      { dir: 'ltr' },
      `${deal.player.map(cardName).join(' ')} / ${deal.banker.map(cardName).join(' ')}`,
    ),
  );

/**
 * Creates the canvas for the roads, which are grids of past winners. The returned function shows a list of coups
 * (rounds) on the canvas.
 */
const createRoads = (strip: HTMLElement, t: Translate<BaccaratKey>): ((deals: readonly Deal[]) => void) => {
  const canvas = createElement('canvas', { class: 'roads', role: 'img' });
  const labels = { player: t('playerLetter'), banker: t('bankerLetter'), tie: t('tieLetter') };
  let past: readonly Deal[] = [];
  const paint = (): void => {
    paintRoads(canvas, past, labels);
    const counts = (['player', 'banker', 'tie'] as const).map(
      (winner) => `${t(winner)} ${past.filter((deal) => deal.winner === winner).length}`,
    );
    canvas.setAttribute('aria-label', counts.join(', '));
  };
  strip.append(canvas);
  new ResizeObserver(paint).observe(canvas);
  return (deals) => {
    past = deals;
    paint();
  };
};

const createSections = (t: Translate<BaccaratKey>): HTMLElement[] => {
  const terms = baccaratSpots.map((spot) => ({
    name: t(spot),
    pays: formatPayout(spot),
    rtpPercent: baccaratTerms[spot].rtpPercent,
  }));
  const rules = [t('howTo'), t('howCards'), t('howPairs'), t('howShoe'), t('howRoads')];
  return [createBetsSection(t, terms), createRulesSection(t, rules)];
};

export const mountGame = async (context: GameContext<BaccaratKey>): Promise<void> => {
  const { root, t, table, isCalm } = context;
  const felt = felts[hashToSeed(table.game.id) % felts.length] as number;
  root.style.setProperty('--hue', String(felt));
  const page = buildTableLayout(root, t);
  const sound = createSound();
  const feltArea = createElement('div', { class: 'felt', dir: 'ltr' });
  page.stage.append(
    createElement('img', { class: 'salon', src: svgObjectUrl(renderTableBackdrop(felt)), alt: '' }),
    feltArea,
  );
  buildBoard(page.board, t);
  const showRoads = createRoads(page.strip, t);
  const hands = createHands({
    root: feltArea,
    names: { player: t('player'), banker: t('banker') },
    isCalm,
    onCard: (kind) =>
      kind === 'dealt' ? sound.tone(240, 0, 0.07, 0.1, 'triangle', 120) : sound.tone(520, 0, 0.08, 0.1),
  });

  const { stats } = createTableController<Deal>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: () => {
        hands.clear();
        hands.showWinner(undefined);
      },
      run: (deal, elapsedMs) => hands.deal(deal, elapsedMs),
      showResult: (deal) => {
        hands.showWinner(deal.winner);
        return formatResult(t, deal);
      },
      showPast: showRoads,
      returned: (deal, spot, stake) => computeBaccaratPayout(spot as BaccaratSpot, stake, deal),
      won: (deal) => new Set(baccaratSpots.filter((spot) => baccaratTerms[spot].wins(deal))),
    },
  });
  connectTableSheets<Deal>({
    context,
    page,
    stats,
    createSections: () => createSections(t),
    describeRound: ({ number, outcome }) => describeHands(t, outcome, `${t('round', { number })} · `),
    draw: drawDeal,
    showOutcome: (deal) => describeHands(t, deal),
  });
};
