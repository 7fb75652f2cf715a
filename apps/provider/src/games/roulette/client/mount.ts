import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { hashToSeed } from '../../../client/seeded-random.ts';
import { createSound } from '../../../client/sound.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import type { RouletteSpot } from '../rules/bets.ts';
import { computePayoutRatio, computeRoulettePayout, rouletteRtpPercent, rouletteSpots } from '../rules/bets.ts';
import { ballLiesAt } from '../rules/spin-times.ts';
import { getPocketColour, drawNumber, getNeighbours } from '../rules/wheel.ts';
import { buildBoard } from './board.ts';
import type { RouletteText } from './text/text.ts';
import { createWheel } from './wheel.ts';

/** Hues of the table cloth in degrees, selected by game. */
const cloths = [152, 212, 344, 262, 182];
const reach = 2;
const shownNumbers = 14;

export const mountGame = async (context: GameContext<RouletteText>): Promise<void> => {
  const { root, text, table, isCalm } = context;
  root.style.setProperty('--hue', String(cloths[hashToSeed(table.game.id) % cloths.length]));
  const page = buildTableLayout(root, text);
  root.classList.add('roulette');
  const sound = createSound();
  buildBoard(page.board, text);
  const numbers = createElement('ol', { class: 'numbers', dir: 'ltr' });
  page.strip.append(numbers);
  const canvas = createElement('canvas', { class: 'wheel', role: 'img', 'aria-label': text.wheel });
  const drawnLabel = createElement('p', { class: 'drawn' });
  const wheelView = createElement('div', { class: 'wheelView' }, canvas, drawnLabel);
  root.append(wheelView);
  const wheel = createWheel(canvas, isCalm);
  const neighbours = createElement(
    'button',
    { type: 'button', class: 'neighbours', 'aria-pressed': 'false' },
    fill(text.neighbours, { count: reach }),
  );
  page.stage.append(neighbours);
  neighbours.addEventListener('click', () =>
    neighbours.setAttribute('aria-pressed', String(neighbours.getAttribute('aria-pressed') !== 'true')),
  );
  let showing = 0;

  const formatNumber = (number: number): string =>
    number === 0
      ? '0'
      : `${number} · ${text[getPocketColour(number) as 'red' | 'black']}${` · ${number % 2 ? text.odd : text.even}`}`;
  const showDrawnNumber = (number: number | undefined): void => {
    drawnLabel.textContent = number === undefined ? '' : String(number);
    if (number !== undefined) drawnLabel.dataset['colour'] = getPocketColour(number);
  };

  const play = createTableController<number>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    spread: (spot) =>
      neighbours.getAttribute('aria-pressed') === 'true' && /^\d+$/.test(spot)
        ? getNeighbours(Number(spot), reach).map(String)
        : [spot],
    scene: {
      showBetting: () => {
        clearTimeout(showing);
        root.dataset['view'] = 'board';
        wheel.removeBall();
        showDrawnNumber(undefined);
      },
      run: (number, elapsedMs) => {
        root.dataset['view'] = 'wheel';
        wheel.throwBall(number, elapsedMs);
        clearTimeout(showing);
        showing = window.setTimeout(
          () => {
            showDrawnNumber(number);
            sound.tone(1400, 0, 0.06, 0.12, 'square', 900);
          },
          Math.max(0, ballLiesAt - elapsedMs),
        );
      },
      showResult: (number) => {
        root.dataset['view'] = 'board';
        return formatNumber(number);
      },
      showPast: (past) => {
        const last = past.slice(-shownNumbers).reverse();
        numbers.replaceChildren(
          ...last.map((number) => createElement('li', { 'data-colour': getPocketColour(number) }, String(number))),
        );
        numbers.setAttribute('aria-label', last.join(', '));
      },
      returned: (number, spot, stake) => computeRoulettePayout(rouletteSpots.get(spot) as RouletteSpot, stake, number),
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
      context,
      describe: ({ number, outcome }) => `${fill(text.round, { number })} · ${formatNumber(outcome)}`,
      onVerify: ({ roundId, outcome }) =>
        openProofSheet({ context, roundId, outcome, draw: drawNumber, show: formatNumber }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      stats: play.stats,
      keys: [['← → ↑ ↓', text.across]],
      onHistory: openHistory,
      sections: [
        createBetsSection(
          text,
          kinds.map(([name, count]) => ({
            name: text[name],
            pays: `${computePayoutRatio(count)} : 1`,
            rtpPercent: rouletteRtpPercent,
          })),
        ),
        createRulesSection(text, [text.howTo, text.howInside, text.howNeighbours, text.howPast]),
      ],
    }),
  );
};
