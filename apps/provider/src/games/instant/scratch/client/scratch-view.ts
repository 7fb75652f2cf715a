import './scratch.css';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import { createGem, cuts } from '../../../slots-shared/client/art/gems.ts';
import type { ClientKey } from '../../../../client/text/client-key.ts';
import type { Translate } from '../../../../client/text/translate.ts';
import type { InstantKey } from '../../shared/client/instant-key.ts';
import { formatMultiplier } from '../../shared/client/format-multiplier.ts';
import type { DrawGameOptions, DrawView } from '../../shared/client/mount-draw-game.ts';
import { hundredths } from '../../shared/rules/payout.ts';
import { cellCount, findTriple, symbolPrizes } from '../rules/scratch.ts';

type Cells = readonly number[];

const cellMs = 140;

/**
 * Returns the images of the symbols, from the lowest to the highest prize. The image of the highest prize is the main
 * drawing of the game's tile (the image of the game in the lobby).
 */
const createImages = (emblem: string, hue: number): readonly string[] =>
  [
    createGem(cuts.hexagon, hue + 60),
    createGem(cuts.brilliant, hue + 120),
    createGem(cuts.emerald, hue + 180),
    createGem(cuts.kite, hue + 240),
    createGem(cuts.hexagon, hue, 96),
    emblem,
  ].map(svgObjectUrl);

/** Formats the prize of three equal symbols. */
const formatPrize = (symbol: number): string => formatMultiplier(hundredths(symbolPrizes[symbol] ?? 0));

/**
 * Creates the fields of the card, and functions that cover all fields, open one field, or let the player open the
 * fields.
 */
const createFields = (t: Translate<ClientKey | InstantKey>, images: readonly string[]) => {
  const reveals: (() => void)[] = [];
  const buttons = Array.from({ length: cellCount }, (_, cell) => {
    const button = createElement('button', {
      type: 'button',
      class: 'scratchCell',
      disabled: true,
      'aria-label': t('field', { number: cell + 1 }),
    });
    button.addEventListener('click', () => reveals[cell]?.());
    return button;
  });
  const revealAll = createElement('button', { type: 'button', class: 'tool', disabled: true }, t('reveal'));
  revealAll.addEventListener('click', () => {
    for (const reveal of reveals) reveal();
  });

  const cover = (): void => {
    for (const [cell, button] of buttons.entries()) {
      button.replaceChildren();
      button.disabled = true;
      button.dataset['state'] = 'covered';
      button.setAttribute('aria-label', t('field', { number: cell + 1 }));
    }
  };
  cover();

  const uncover = (cell: number, symbol: number): void => {
    const button = buttons[cell];
    if (!button) return;
    button.disabled = true;
    button.dataset['state'] = 'open';
    button.setAttribute('aria-label', `${t('field', { number: cell + 1 })} · ${formatPrize(symbol)}`);
    button.replaceChildren(
      createElement('img', { src: images[symbol] ?? '', alt: '' }),
      createElement('b', {}, formatPrize(symbol)),
    );
  };

  /** Lets the player scratch the fields. Resolves when all fields are open. */
  const letScratch = async (cells: Cells, onOpen: () => void): Promise<void> => {
    const opened = cells.map(
      (symbol, cell) =>
        new Promise<void>((resolve) => {
          reveals[cell] = () => {
            uncover(cell, symbol);
            onOpen();
            reveals[cell] = () => undefined;
            resolve();
          };
        }),
    );
    for (const button of [...buttons, revealAll]) button.disabled = false;
    await Promise.all(opened);
    revealAll.disabled = true;
  };

  return { buttons, revealAll, cover, uncover, letScratch };
};

/** Creates the board of the scratch card: nine fields that the player scratches one by one or all at once. */
export const createScratchView: DrawGameOptions<number, Cells>['createView'] = (
  { t, isCalm },
  { art },
): DrawView<number, Cells> => {
  const images = createImages(art.emblem, art.hues.emblem);
  const { buttons, revealAll, cover, uncover, letScratch } = createFields(t, images);

  return {
    board: createElement(
      'div',
      { class: 'scratchBoard' },
      createElement('div', { class: 'cells', dir: 'ltr' }, ...buttons),
    ),
    options: [revealAll],
    getChoice: () => 0,
    setLocked: () => undefined,
    showStart: cover,
    show: async (cells, _choice, { page, isAuto }) => {
      let number = 0;
      if (!isAuto && !isCalm()) await letScratch(cells, () => page.sound.step((number += 1)));
      else
        for (const [cell, symbol] of cells.entries()) {
          uncover(cell, symbol);
          await page.wait(cellMs);
        }
      const triple = findTriple(cells);
      for (const [cell, button] of buttons.entries()) if (cells[cell] === triple) button.dataset['state'] = 'won';
    },
    describe: (cells) => {
      const triple = findTriple(cells);
      return triple === undefined ? t('noWin') : formatPrize(triple);
    },
    createSections: () => [
      section(
        t('multiplier'),
        createElement(
          'div',
          { class: 'scratchPrizes' },
          ...symbolPrizes.map((_, symbol) =>
            createElement(
              'div',
              {},
              createElement('img', { src: images[symbol] ?? '', alt: '' }),
              createElement('b', {}, `3 · ${formatPrize(symbol)}`),
            ),
          ),
        ),
      ),
    ],
  };
};
