import './hi-lo.css';
import { createElement, icon } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import { ratio } from '../../../../engine/math/ratio.ts';
import { formatChance, formatMultiplier, formatPart } from '../../shared/client/format-multiplier.ts';
import type { LadderGameOptions, LadderView } from '../../shared/client/mount-ladder-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import type { Guess, HiLoProgress } from '../rules/hi-lo.ts';
import { countRight, guesses, hiLo, rankCount } from '../rules/hi-lo.ts';

type HiLoView = LadderView<number, Guess, HiLoProgress, number>;

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['♠', '♥', '♦', '♣'] as const;
const dealMs = 480;
const shownCards = 8;

const toText = (card: number): string => `${ranks[Math.floor(card / 4)] ?? ''}${suits[card % 4] ?? ''}`;

const createCard = (card: number | undefined, className: string): HTMLElement =>
  createElement(
    'span',
    { class: className, 'data-red': card !== undefined && (card % 4 === 1 || card % 4 === 2) },
    ...(card === undefined
      ? []
      : [createElement('b', {}, ranks[Math.floor(card / 4)] ?? ''), createElement('i', {}, suits[card % 4] ?? '')]),
  );

const arrows: Readonly<Record<Guess, string>> = { higher: 'M12 20V5M5 12l7-7 7 7', lower: 'M12 4v15M5 12l7 7 7-7' };

/** Creates the parts of the board, and a function that shows the cards and the prize of each guess. */
const createHiLoParts = (t: (key: Guess) => string, onStep: (guess: Guess) => void) => {
  const past = createElement('div', { class: 'pastCards', dir: 'ltr' });
  const table = createElement('div', { class: 'lastCard', role: 'status' });
  const prizes: Readonly<Record<Guess, HTMLElement>> = {
    higher: createElement('small'),
    lower: createElement('small'),
  };
  const buttons = guesses.map((guess) => {
    const button = createElement(
      'button',
      { type: 'button', class: 'guess', 'data-guess': guess },
      icon(arrows[guess]),
      createElement('span', {}, t(guess)),
      prizes[guess],
    );
    button.addEventListener('click', () => onStep(guess));
    return button;
  });
  const showCards = (cards: readonly number[]): void => {
    past.replaceChildren(
      ...cards
        .slice(0, -1)
        .slice(-shownCards)
        .map((card) => createCard(card, 'smallCard')),
    );
    table.replaceChildren(createCard(cards.at(-1), 'card52'));
    const last = cards.at(-1);
    table.setAttribute('aria-label', last === undefined ? '' : toText(last));
    for (const guess of guesses)
      prizes[guess].textContent =
        last === undefined
          ? ''
          : `${formatMultiplier(ratio(BigInt(rankCount), BigInt(countRight(guess, last))))} · ${formatChance(
              ratio(BigInt(countRight(guess, last)), BigInt(rankCount)),
            )}`;
  };
  showCards([]);

  return { past, table, buttons, showCards };
};

/** Creates the board of Hi-Lo: the cards of the round, the last card, and a button for each guess. */
export const createHiLoView: LadderGameOptions<number, Guess, HiLoProgress, number>['createView'] = (
  { t },
  { onStep },
): HiLoView => {
  const { past, table, buttons, showCards } = createHiLoParts(t, onStep);

  return {
    board: createElement(
      'div',
      { class: 'hiLoBoard' },
      past,
      table,
      createElement('div', { class: 'guesses' }, ...buttons),
    ),
    options: [],
    getSetup: () => 0,
    setSetup: () => undefined,
    setSetupLocked: () => undefined,
    showProgress: (progress) => showCards(progress?.cards ?? []),
    setStepsEnabled: (isEnabled) => {
      for (const button of buttons) button.disabled = !isEnabled;
    },
    showStep: async ({ isSafe, progress }, page) => {
      table.dataset['state'] = 'dealing';
      await page.wait(dealMs);
      showCards(progress.cards);
      table.dataset['state'] = isSafe ? 'safe' : 'hit';
      await page.wait(dealMs);
      delete table.dataset['state'];
    },
    chooseStep: ({ cards }) => {
      const last = cards.at(-1) ?? 0;
      return countRight('higher', last) >= countRight('lower', last) ? 'higher' : 'lower';
    },
    describe: (outcome, play) => {
      const cards = ltr(outcome.progress.cards.map(toText).join(' '));
      if (outcome.kind !== 'step' || play.kind !== 'step') return cards;
      return `${cards} · ${t(play.step)}`;
    },
    createSections: () => [
      section(
        t('multiplier'),
        createPrizeList(
          Array.from({ length: rankCount }, (_, index) => [
            formatPart(index + 1, rankCount),
            formatMultiplier(hiLo.getMultiplier({ cards: [], right: [index + 1] }, 0)),
          ]),
        ),
      ),
    ],
  };
};
