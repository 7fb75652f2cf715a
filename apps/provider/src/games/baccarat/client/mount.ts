import { createElement } from '../../../client/create-element.ts';
import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { createSound } from '../../../client/sound.ts';
import { hashToSeed } from '../../../client/seeded-random.ts';
import { cardName } from '../../../client/tables/art/playing-card.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { BaccaratSpot } from '../rules/bets.ts';
import { computeBaccaratPayout, baccaratSpots, baccaratTerms } from '../rules/bets.ts';
import { computeHandTotal } from '../rules/shoe.ts';
import type { Deal } from '../rules/deal.ts';
import { drawDeal } from '../rules/deal.ts';
import { buildBoard, formatPayout } from './board.ts';
import { createHands } from './hands.ts';
import { paintRoads } from './paint-roads.ts';
import { renderTableBackdrop } from './table-backdrop.ts';
import type { BaccaratText } from './text/text.ts';

/** Hues of the table felt in degrees. Each game uses one of them. */
const felts = [158, 206, 350, 268, 176, 228];

const getWinnerTemplate = (text: BaccaratText, winner: Deal['winner']): string =>
  ({ player: text.playerWins, banker: text.bankerWins, tie: text.tied })[winner];

/** Formats the result of a coup (one round of baccarat), e.g. `Banker wins 7 : 3`. The total of the winner is first. */
const formatResult = (text: BaccaratText, { winner, player, banker }: Deal): string => {
  const totals = [computeHandTotal(player), computeHandTotal(banker)] as const;
  const [a, b] = winner === 'banker' ? [totals[1], totals[0]] : totals;
  return fill(getWinnerTemplate(text, winner), { a, b });
};

/** Renders the result of a coup (one round of baccarat) with the cards of both hands below. */
const describeHands = (text: BaccaratText, deal: Deal, before = ''): HTMLElement =>
  createElement(
    'span',
    { class: 'outcome' },
    before + formatResult(text, deal),
    createElement(
      'small',
      { dir: 'ltr' },
      `${deal.player.map(cardName).join(' ')} / ${deal.banker.map(cardName).join(' ')}`,
    ),
  );

/**
 * Creates the canvas for the roads, which are grids of past winners. The returned function shows a list of coups on the
 * canvas.
 */
const createRoads = (strip: HTMLElement, text: BaccaratText): ((deals: readonly Deal[]) => void) => {
  const canvas = createElement('canvas', { class: 'roads', role: 'img' });
  const labels = { player: text.playerLetter, banker: text.bankerLetter, tie: text.tieLetter };
  let past: readonly Deal[] = [];
  const paint = (): void => {
    paintRoads(canvas, past, labels);
    const counts = (['player', 'banker', 'tie'] as const).map(
      (winner) => `${text[winner]} ${past.filter((deal) => deal.winner === winner).length}`,
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

const createSections = (text: BaccaratText): HTMLElement[] => {
  const terms = baccaratSpots.map((spot) => ({
    name: text[spot],
    pays: formatPayout(spot),
    rtpPercent: baccaratTerms[spot].rtpPercent,
  }));
  const rules = [text.howTo, text.howCards, text.howPairs, text.howShoe, text.howRoads];
  return [createBetsSection(text, terms), createRulesSection(text, rules)];
};

export const mountGame = async (context: GameContext<BaccaratText>): Promise<void> => {
  const { root, text, table, isCalm } = context;
  const felt = felts[hashToSeed(table.game.id) % felts.length] as number;
  root.style.setProperty('--hue', String(felt));
  const page = buildTableLayout(root, text);
  const sound = createSound();
  const feltArea = createElement('div', { class: 'felt', dir: 'ltr' });
  page.stage.append(
    createElement('img', { class: 'salon', src: svgObjectUrl(renderTableBackdrop(felt)), alt: '' }),
    feltArea,
  );
  buildBoard(page.board, text);
  const showRoads = createRoads(page.strip, text);
  const hands = createHands({
    root: feltArea,
    names: { player: text.player, banker: text.banker },
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
        return formatResult(text, deal);
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
    createSections: () => createSections(text),
    describeRound: ({ number, outcome }) => describeHands(text, outcome, `${fill(text.round, { number })} · `),
    draw: drawDeal,
    showOutcome: (deal) => describeHands(text, deal),
  });
};
