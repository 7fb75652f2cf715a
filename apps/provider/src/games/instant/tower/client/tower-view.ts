import './tower.css';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import { createGem, cuts } from '../../../slots-shared/client/art/gems.ts';
import { formatMultiplier, formatPart } from '../../shared/client/format-multiplier.ts';
import { createSelector } from '../../shared/client/instant-layout.ts';
import type { LadderGameOptions, LadderView } from '../../shared/client/mount-ladder-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import type { TowerProgress, TowerReveal } from '../rules/tower.ts';
import { difficulties, floorCount, tower } from '../rules/tower.ts';

type TowerView = LadderView<number, number, TowerProgress, TowerReveal>;

const revealMs = 420;
const riskTexts = ['low', 'medium', 'high'] as const;

const getFloorMultiplier = (floor: number, setup: number) =>
  tower.getMultiplier(
    Array.from({ length: floor }, () => 0),
    setup,
  );

const createFloor = (floor: number, setup: number, onStep: (door: number) => void, label: string) => {
  const doors = Array.from({ length: difficulties[setup]?.doors ?? 3 }, (_, door) => {
    const button = createElement('button', { type: 'button', class: 'door', 'aria-label': `${label} ${door + 1}` });
    button.addEventListener('click', () => onStep(door));
    return button;
  });
  const prize = createElement('b', {}, formatMultiplier(getFloorMultiplier(floor + 1, setup)));
  return { doors, row: createElement('div', { class: 'floor' }, ...doors, prize) };
};

/** Creates the board of Tower: eight floors with doors. The player opens one door on each floor. */
export const createTowerView: LadderGameOptions<number, number, TowerProgress, TowerReveal>['createView'] = (
  { t },
  { art, onStep, onSetup },
): TowerView => {
  const safeImage = svgObjectUrl(createGem(cuts.hexagon, art.hues.emblem));
  const trapImage = svgObjectUrl(createGem(cuts.kite, 0));
  const board = createElement('div', { class: 'towerBoard', dir: 'ltr' });
  let floors: ReturnType<typeof createFloor>[] = [];
  const risk = createSelector({
    label: t('risk'),
    values: [0, 1, 2],
    initial: 0,
    format: (value) => t(riskTexts[value] ?? 'low'),
    onChange: onSetup,
  });

  const render = (setup: number): void => {
    floors = Array.from({ length: floorCount }, (_, floor) =>
      createFloor(floor, setup, onStep, t('field', { number: floor + 1 })),
    );
    board.replaceChildren(...floors.map(({ row }) => row).toReversed());
  };
  const open = (floor: number, door: number, state: string, image: string): void => {
    const button = floors[floor]?.doors[door];
    if (!button) return;
    button.dataset['state'] = state;
    button.replaceChildren(createElement('img', { src: image, alt: '' }));
    button.setAttribute(
      'aria-label',
      `${t('field', { number: floor + 1 })} ${door + 1} · ${t(state === 'safe' ? 'safe' : 'trap')}`,
    );
  };

  return {
    board,
    options: [risk.element],
    getSetup: risk.get,
    setSetup: risk.set,
    setSetupLocked: risk.setLocked,
    showProgress: (progress, setup) => {
      render(setup);
      for (const [floor, door] of (progress ?? []).entries()) open(floor, door, 'safe', safeImage);
    },
    setStepsEnabled: (isEnabled, progress) => {
      const current = progress?.length ?? -1;
      for (const [floor, { doors, row }] of floors.entries()) {
        row.toggleAttribute('data-current', floor === current);
        if (floor === Math.max(0, current)) row.scrollIntoView({ block: 'nearest' });
        for (const door of doors) door.disabled = !isEnabled || floor !== current;
      }
    },
    showStep: async ({ step, isSafe, progress, reveal }, page) => {
      const floor = isSafe ? progress.length - 1 : progress.length;
      const button = floors[floor]?.doors[step];
      if (button) button.dataset['state'] = 'opening';
      await page.wait(revealMs);
      if (isSafe) open(floor, step, 'safe', safeImage);
      for (const door of reveal) open(floor, door, door === step ? 'hit' : 'trap', trapImage);
      await page.wait(isSafe ? 0 : revealMs);
    },
    chooseStep: (_progress, setup) => Math.floor(Math.random() * (difficulties[setup]?.doors ?? 3)),
    describe: (outcome, play) => {
      if (outcome.kind === 'start')
        return `${t('bet')} · ${t(riskTexts[play.kind === 'start' ? play.setup : 0] ?? 'low')}`;
      const height = formatPart(outcome.progress.length, floorCount);
      if (outcome.kind === 'cashOut') return height;
      return `${height} · ${t(outcome.isSafe ? 'safe' : 'trap')}`;
    },
    createSections: () => [
      section(
        `${t('risk')}: ${t(riskTexts[risk.get()] ?? 'low')}`,
        createPrizeList(
          Array.from({ length: floorCount }, (_, index) => [
            formatPart(index + 1, floorCount),
            formatMultiplier(getFloorMultiplier(index + 1, risk.get())),
          ]),
        ),
      ),
    ],
  };
};
