import './mines.css';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import { createGem, cuts } from '../../../slots-shared/client/art/gems.ts';
import { formatMultiplier, formatPart } from '../../shared/client/format-multiplier.ts';
import { createSelector } from '../../shared/client/instant-layout.ts';
import type { LadderGameOptions, LadderView } from '../../shared/client/mount-ladder-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import type { MinesProgress, MinesReveal } from '../rules/mines.ts';
import { mineCounts, mines, tileCount } from '../rules/mines.ts';

type MinesView = LadderView<number, number, MinesProgress, MinesReveal>;

const revealMs = 420;
const shownPrizes = 10;

const fill = (tile: HTMLElement, state: string, image: string | undefined, label: string): void => {
  tile.dataset['state'] = state;
  tile.setAttribute('aria-label', label);
  tile.replaceChildren(...(image ? [createElement('img', { src: image, alt: '' })] : []));
};

/** Creates the board of Mines: 25 tiles. The player opens one tile at a time. */
export const createMinesView: LadderGameOptions<number, number, MinesProgress, MinesReveal>['createView'] = (
  { t },
  { art, onStep, onSetup },
): MinesView => {
  const gem = svgObjectUrl(createGem(cuts.brilliant, art.hues.emblem));
  const mine = svgObjectUrl(art.emblem);
  const tiles = Array.from({ length: tileCount }, () => createElement('button', { type: 'button', class: 'tile' }));
  const count = createSelector({
    label: t('mines'),
    values: mineCounts,
    initial: 3,
    format: String,
    onChange: onSetup,
  });
  const getLabel = (tile: number): string => t('field', { number: tile + 1 });
  for (const [tile, button] of tiles.entries()) button.addEventListener('click', () => onStep(tile));

  const showOpened = (opened: MinesProgress): void => {
    for (const [tile, button] of tiles.entries())
      if (opened.includes(tile)) fill(button, 'safe', gem, `${getLabel(tile)} · ${t('safe')}`);
      else fill(button, 'closed', undefined, getLabel(tile));
  };

  return {
    board: createElement('div', { class: 'minesBoard', dir: 'ltr' }, ...tiles),
    options: [count.element],
    getSetup: count.get,
    setSetup: (setup) => count.set(setup as (typeof mineCounts)[number]),
    setSetupLocked: count.setLocked,
    showProgress: (opened) => showOpened(opened ?? []),
    setStepsEnabled: (isEnabled, opened) => {
      for (const [tile, button] of tiles.entries()) button.disabled = !isEnabled || (opened?.includes(tile) ?? true);
    },
    showStep: async ({ step, isSafe, progress, reveal }, page) => {
      const button = tiles[step];
      if (!button) return;
      fill(button, 'opening', undefined, getLabel(step));
      await page.wait(revealMs);
      if (isSafe) return showOpened(progress);
      for (const tile of reveal) {
        const each = tiles[tile];
        if (each) fill(each, tile === step ? 'hit' : 'mine', mine, `${getLabel(tile)} · ${t('mine')}`);
      }
      await page.wait(revealMs);
    },
    chooseStep: (opened) => {
      const closed = tiles.map((_, tile) => tile).filter((tile) => !opened.includes(tile));
      return closed[Math.floor(Math.random() * closed.length)] ?? 0;
    },
    describe: (outcome, play) => {
      if (outcome.kind === 'start') return `${t('bet')} · ${t('mines')} ${play.kind === 'start' ? play.setup : ''}`;
      if (outcome.kind === 'cashOut') return formatPart(outcome.progress.length, tileCount);
      const field = play.kind === 'step' ? getLabel(play.step) : '';
      return `${field} · ${t(outcome.isSafe ? 'safe' : 'mine')}`;
    },
    createSections: () => {
      const setup = count.get();
      const steps = Array.from({ length: Math.min(shownPrizes, tileCount - setup) }, (_, index) => index + 1);
      return [
        section(
          `${t('mines')}: ${setup}`,
          createPrizeList(
            steps.map((step) => [
              formatPart(step, tileCount - setup),
              formatMultiplier(
                mines.getMultiplier(
                  Array.from({ length: step }, () => 0),
                  setup,
                ),
              ),
            ]),
          ),
        ),
      ];
    },
  };
};
