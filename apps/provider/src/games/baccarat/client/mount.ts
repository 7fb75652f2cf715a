import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSound } from '../../../client/sound.ts';
import { hashToSeed } from '../../../client/seeded-random.ts';
import { cardName } from '../../../client/tables/art/playing-card.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
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

/** Hues of the table felt in degrees, selected by game. */
const felts = [158, 206, 350, 268, 176, 228];

/** Formats a result, e.g. `Banker wins 7 : 3`, with the winner's total first. */
const formatResult = (text: BaccaratText, { winner, player, banker }: Deal): string => {
  const [a, b] =
    winner === 'banker'
      ? [computeHandTotal(banker), computeHandTotal(player)]
      : [computeHandTotal(player), computeHandTotal(banker)];
  return fill(winner === 'tie' ? text.tied : winner === 'banker' ? text.bankerWins : text.playerWins, { a, b });
};

/** Result of a coup, with its cards below. */
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
  const roads = createElement('canvas', { class: 'roads', role: 'img' });
  page.strip.append(roads);
  const hands = createHands({
    root: feltArea,
    names: { player: text.player, banker: text.banker },
    isCalm,
    onCard: (kind) =>
      kind === 'dealt' ? sound.tone(240, 0, 0.07, 0.1, 'triangle', 120) : sound.tone(520, 0, 0.08, 0.1),
  });
  let past: readonly Deal[] = [];
  const labels = { player: text.playerLetter, banker: text.bankerLetter, tie: text.tieLetter };
  const showRoads = (): void => {
    paintRoads(roads, past, labels);
    const counts = (['player', 'banker', 'tie'] as const).map(
      (winner) => `${text[winner]} ${past.filter((deal) => deal.winner === winner).length}`,
    );
    roads.setAttribute('aria-label', counts.join(', '));
  };
  new ResizeObserver(showRoads).observe(roads);

  const play = createTableController<Deal>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: () => {
        hands.clear();
        hands.showWinner(undefined);
      },
      run: hands.deal,
      showResult: (deal) => {
        hands.showWinner(deal.winner);
        return formatResult(text, deal);
      },
      showPast: (deals) => {
        past = deals;
        showRoads();
      },
      returned: (deal, spot, stake) => computeBaccaratPayout(spot as BaccaratSpot, stake, deal),
      won: (deal) => new Set(baccaratSpots.filter((spot) => baccaratTerms[spot].wins(deal))),
    },
  });

  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, Deal>>({
      context,
      describe: ({ number, outcome }) => describeHands(text, outcome, `${fill(text.round, { number })} · `),
      onVerify: ({ roundId, outcome }) =>
        openProofSheet({ context, roundId, outcome, draw: drawDeal, show: (deal) => describeHands(text, deal) }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      stats: play.stats,
      onHistory: openHistory,
      sections: [
        createBetsSection(
          text,
          baccaratSpots.map((spot) => ({
            name: text[spot],
            pays: formatPayout(spot),
            rtpPercent: baccaratTerms[spot].rtpPercent,
          })),
        ),
        createRulesSection(text, [text.howTo, text.howCards, text.howPairs, text.howShoe, text.howRoads]),
      ],
    }),
  );
};
