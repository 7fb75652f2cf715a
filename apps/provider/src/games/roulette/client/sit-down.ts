import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { seedOf } from '../../../client-kit/seeded.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { betsSection, rulesSection } from '../../../client-kit/tables/info-sections.ts';
import { sitAtTable } from '../../../client-kit/tables/sit-at-table.ts';
import { buildTablePage } from '../../../client-kit/tables/table-page.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { RouletteSpot } from '../rules/bets.ts';
import { paysToOne, rouletteReturn, rouletteReturnPercent, rouletteSpots } from '../rules/bets.ts';
import { ballLiesAt } from '../rules/spin-times.ts';
import { colourOf, drawNumber, neighboursOf } from '../rules/wheel.ts';
import { buildBoard } from './board.ts';
import type { RouletteText } from './text/text.ts';
import { createWheel } from './wheel.ts';

/** Colours of the cloth, in degrees: which one follows from the game. */
const cloths = [152, 212, 344, 262, 182];
const reach = 2;
const shownNumbers = 14;

export const sitDown = async (seat: Seat<RouletteText>): Promise<void> => {
  const { root, text, table, isCalm } = seat;
  root.style.setProperty('--hue', String(cloths[seedOf(table.game.id) % cloths.length]));
  const page = buildTablePage(root, text);
  root.classList.add('roulette');
  const sound = createSound();
  buildBoard(page.board, text);
  const numbers = element('ol', { class: 'numbers', dir: 'ltr' });
  page.strip.append(numbers);
  const canvas = element('canvas', { class: 'wheel', role: 'img', 'aria-label': text.wheel });
  const drawn = element('p', { class: 'drawn' });
  const wheelView = element('div', { class: 'wheelView' }, canvas, drawn);
  root.append(wheelView);
  const wheel = createWheel(canvas, isCalm);
  const neighbours = element(
    'button',
    { type: 'button', class: 'neighbours', 'aria-pressed': 'false' },
    fill(text.neighbours, { count: reach }),
  );
  page.stage.append(neighbours);
  neighbours.addEventListener('click', () =>
    neighbours.setAttribute('aria-pressed', String(neighbours.getAttribute('aria-pressed') !== 'true')),
  );
  let showing = 0;

  const sayNumber = (number: number): string =>
    number === 0
      ? '0'
      : `${number} · ${text[colourOf(number) as 'red' | 'black']}${` · ${number % 2 ? text.odd : text.even}`}`;
  const showDrawn = (number: number | undefined): void => {
    drawn.textContent = number === undefined ? '' : String(number);
    if (number !== undefined) drawn.dataset['colour'] = colourOf(number);
  };

  const play = sitAtTable<number>({
    seat,
    page,
    sound,
    roundMax: table.limits.max * 2,
    spread: (spot) =>
      neighbours.getAttribute('aria-pressed') === 'true' && /^\d+$/.test(spot)
        ? neighboursOf(Number(spot), reach).map(String)
        : [spot],
    scene: {
      showBetting: () => {
        clearTimeout(showing);
        root.dataset['view'] = 'board';
        wheel.takeBall();
        showDrawn(undefined);
      },
      run: (number, elapsedMs) => {
        root.dataset['view'] = 'wheel';
        wheel.throwBall(number, elapsedMs);
        clearTimeout(showing);
        showing = window.setTimeout(
          () => {
            showDrawn(number);
            sound.tone(1400, 0, 0.06, 0.12, 'square', 900);
          },
          Math.max(0, ballLiesAt - elapsedMs),
        );
      },
      showResult: (number) => {
        root.dataset['view'] = 'board';
        return sayNumber(number);
      },
      showPast: (past) => {
        const last = past.slice(-shownNumbers).reverse();
        numbers.replaceChildren(
          ...last.map((number) => element('li', { 'data-colour': colourOf(number) }, String(number))),
        );
        numbers.setAttribute('aria-label', last.join(', '));
      },
      returned: (number, spot, stake) => rouletteReturn(rouletteSpots.get(spot) as RouletteSpot, stake, number),
      won: (number) =>
        new Set([...rouletteSpots.values()].filter((spot) => spot.numbers.includes(number)).map(({ id }) => id)),
    },
  });

  const kinds: readonly (readonly [keyof RouletteText, number])[] = [
    ['straight', 1],
    ['split', 2],
    ['street', 3],
    ['corner', 4],
    ['line', 6],
    ['dozenOrColumn', 12],
    ['evenChance', 18],
  ];
  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, number>>({
      seat,
      describe: ({ number, outcome }) => `${fill(text.round, { number })} · ${sayNumber(outcome)}`,
      onVerify: ({ roundId, outcome }) => openProofSheet({ seat, roundId, outcome, draw: drawNumber, show: sayNumber }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      seat,
      tally: play.tally,
      keys: [['← → ↑ ↓', text.across]],
      onHistory: openHistory,
      sections: [
        betsSection(
          text,
          kinds.map(([name, count]) => ({
            name: text[name],
            pays: `${paysToOne(count)} : 1`,
            returnPercent: rouletteReturnPercent,
          })),
        ),
        rulesSection(text, [text.howTo, text.howInside, text.howNeighbours, text.howPast]),
      ],
    }),
  );
};
