import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { imageAddress } from '../../../client-kit/tables/art/picture.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { seedOf } from '../../../client-kit/seeded.ts';
import { cardName } from '../../../client-kit/tables/art/playing-card.ts';
import { betsSection, rulesSection } from '../../../client-kit/tables/info-sections.ts';
import { sitAtTable } from '../../../client-kit/tables/sit-at-table.ts';
import { buildTablePage } from '../../../client-kit/tables/table-page.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { BaccaratSpot } from '../rules/bets.ts';
import { baccaratReturn, baccaratSpots, baccaratTerms } from '../rules/bets.ts';
import { totalOf } from '../rules/cards.ts';
import type { Deal } from '../rules/deal.ts';
import { drawDeal } from '../rules/deal.ts';
import { buildBoard, paysOf } from './board.ts';
import { createHands } from './hands.ts';
import { paintRoads } from './paint-roads.ts';
import { salon } from './salon.ts';
import type { BaccaratText } from './text/text.ts';

/** Colours of the felt, in degrees: which one follows from the game. */
const felts = [158, 206, 350, 268, 176, 228];

/** `Banker wins 7 : 3`, with the winner's total first. */
const sayResult = (text: BaccaratText, { winner, player, banker }: Deal): string => {
  const [a, b] = winner === 'banker' ? [totalOf(banker), totalOf(player)] : [totalOf(player), totalOf(banker)];
  return fill(winner === 'tie' ? text.tied : winner === 'banker' ? text.bankerWins : text.playerWins, { a, b });
};

/** What came of a coup, and below it its cards. */
const handsInWords = (text: BaccaratText, deal: Deal, before = ''): HTMLElement =>
  element(
    'span',
    { class: 'outcome' },
    before + sayResult(text, deal),
    element('small', { dir: 'ltr' }, `${deal.player.map(cardName).join(' ')} / ${deal.banker.map(cardName).join(' ')}`),
  );

export const sitDown = async (seat: Seat<BaccaratText>): Promise<void> => {
  const { root, text, table, isCalm } = seat;
  const felt = felts[seedOf(table.game.id) % felts.length] as number;
  root.style.setProperty('--hue', String(felt));
  const page = buildTablePage(root, text);
  const sound = createSound();
  const feltArea = element('div', { class: 'felt', dir: 'ltr' });
  page.stage.append(element('img', { class: 'salon', src: imageAddress(salon(felt)), alt: '' }), feltArea);
  buildBoard(page.board, text);
  const roads = element('canvas', { class: 'roads', role: 'img' });
  page.strip.append(roads);
  const hands = createHands({
    root: feltArea,
    names: { player: text.player, banker: text.banker },
    isCalm,
    onCard: (kind) =>
      kind === 'dealt' ? sound.tone(240, 0, 0.07, 0.1, 'triangle', 120) : sound.tone(520, 0, 0.08, 0.1),
  });
  let past: readonly Deal[] = [];
  const letters = { player: text.playerLetter, banker: text.bankerLetter, tie: text.tieLetter };
  const showRoads = (): void => {
    paintRoads(roads, past, letters);
    const counts = (['player', 'banker', 'tie'] as const).map(
      (winner) => `${text[winner]} ${past.filter((deal) => deal.winner === winner).length}`,
    );
    roads.setAttribute('aria-label', counts.join(', '));
  };
  new ResizeObserver(showRoads).observe(roads);

  const play = sitAtTable<Deal>({
    seat,
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
        return sayResult(text, deal);
      },
      showPast: (deals) => {
        past = deals;
        showRoads();
      },
      returned: (deal, spot, stake) => baccaratReturn(spot as BaccaratSpot, stake, deal),
      won: (deal) => new Set(baccaratSpots.filter((spot) => baccaratTerms[spot].wins(deal))),
    },
  });

  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, Deal>>({
      seat,
      describe: ({ number, outcome }) => handsInWords(text, outcome, `${fill(text.round, { number })} · `),
      onVerify: ({ roundId, outcome }) =>
        openProofSheet({ seat, roundId, outcome, draw: drawDeal, show: (deal) => handsInWords(text, deal) }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      seat,
      tally: play.tally,
      onHistory: openHistory,
      sections: [
        betsSection(
          text,
          baccaratSpots.map((spot) => ({
            name: text[spot],
            pays: paysOf(spot),
            returnPercent: baccaratTerms[spot].returnPercent,
          })),
        ),
        rulesSection(text, [text.howTo, text.howCards, text.howPairs, text.howShoe, text.howRoads]),
      ],
    }),
  );
};
