import { createElement } from '../../../client/create-element.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { createSound } from '../../../client/sound.ts';
import { createRulesSection } from '../../../client/tables/info-sections.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { ltr } from '../../../client/text/ltr.ts';
import { drawCrashPoint, maxTarget } from '../rules/crash-point.ts';
import { createBetForm } from './bet-form.ts';
import { formatMultiplier } from './bet-options.ts';
import { createRocketScene } from './rocket-scene.ts';
import { buildCrashLayout } from './crash-layout.ts';
import { createCrashController } from './crash-controller.ts';
import type { CrashKey } from './text-key.ts';

const maxShownFlights = 12;

/**
 * Returns the value of the attribute `data-height`, which decides the colour of a past flight. `crashPoint` is the
 * final multiplier of the flight in hundredths.
 */
const getHeightClass = (crashPoint: number): string => {
  if (crashPoint >= 1000) return 'high';
  return crashPoint >= 200 ? 'mid' : 'low';
};

/**
 * Renders the crash points (final multipliers) of the last flights, newest first. `crashPoints` are in hundredths,
 * oldest first.
 */
const renderPastFlights = (list: HTMLElement, crashPoints: readonly number[]): void => {
  const items = crashPoints
    .slice(-maxShownFlights)
    .reverse()
    .map((point) => createElement('li', { 'data-height': getHeightClass(point) }, formatMultiplier(point)));
  list.replaceChildren(...items);
};

export const mountGame = async (context: GameContext<CrashKey>): Promise<void> => {
  const { root, t, table, money, isCalm } = context;
  root.style.setProperty('--hue', '244');
  const page = buildCrashLayout(root, t);
  const sound = createSound();
  const betForm = createBetForm(page, table.limits, money);
  const rocketScene = createRocketScene(page.sky, isCalm, (multiplier) => controller.fly(multiplier));
  const controller = createCrashController({
    context,
    page,
    betForm,
    rocketScene,
    sound,
    onPast: (crashPoints) => renderPastFlights(page.past, crashPoints),
  });

  page.action.addEventListener('click', () => void controller.act());
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat) return;
    if (event.key === ' ') void controller.act();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') betForm.nudgeStake(event.key === 'ArrowUp' ? 1 : -1);
  });
  connectTableSheets<number>({
    context,
    page,
    stats: controller.stats,
    keys: [
      [t('spaceBar'), `${t('bet')} · ${t('leave')}`],
      ['↑', t('raiseBet')],
      ['↓', t('lowerBet')],
    ],
    createSections: () => [
      createRulesSection(t, [
        t('howTo'),
        t('howTarget', { max: ltr(formatMultiplier(maxTarget)) }),
        t('howChance', { flights: ltr('100·x') }),
        t('howClock'),
      ]),
    ],
    describeRound: ({ number, outcome }) => `${t('round', { number })} · ${ltr(formatMultiplier(outcome))}`,
    draw: drawCrashPoint,
    showOutcome: formatMultiplier,
  });
};
