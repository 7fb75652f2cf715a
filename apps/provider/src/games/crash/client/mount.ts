import { createElement } from '../../../client/dom/create-element.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createSound } from '../../../client/art/sound.ts';
import { createRulesSection } from '../../../client/tables/info-sections.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import { type CrashBet, getBetPanel } from '../rules/crash-bet.ts';
import { drawCrashPoint, maxTarget } from '../rules/crash-point.ts';
import { formatMultiplier } from './bet-options.ts';
import { createRocketScene } from './rocket-scene.ts';
import { buildCrashLayout } from './crash-layout.ts';
import { type CrashController, createCrashController } from './crash-controller.ts';
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

/**
 * Describes a past flight with its crash point. If the player had two bets on it, also shows the payout of each of them.
 */
const describeFlight = (
  { number, outcome, bets }: PastTableRound<unknown, number>,
  { t, money }: Pick<GameContext<CrashKey>, 't' | 'money'>,
): string => {
  const flight = `${t('round', { number })} · ${ltr(formatMultiplier(outcome))}`;
  if (bets.length < 2) return flight;
  const results = bets.map(({ bet, payout }) => {
    const name = t('panel', { number: getBetPanel(bet as CrashBet) });
    return `${name}: ${money.full(payout ?? 0)}`;
  });
  return [flight, ...results].join(' · ');
};

/**
 * Connects the keyboard: the keys 1 and 2 perform the action of a panel, and the space bar that of the first panel. The
 * arrow keys change the stake of the panel that has the focus, or of the first panel.
 */
const connectKeys = (controller: CrashController): void =>
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut || event.repeat || target instanceof HTMLInputElement || target.closest('dialog')) return;
    const focusedPanel = target.closest('[data-panel="2"]') ? 2 : 1;
    if (event.key === '1' || event.key === '2') void controller.act(event.key === '1' ? 1 : 2);
    if (event.key === ' ' && target === document.body) void controller.act(1);
    if (target.closest('.crew')) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      controller.nudgeStake(focusedPanel, event.key === 'ArrowUp' ? 1 : -1);
  });

export const mountGame = async (context: GameContext<CrashKey>): Promise<void> => {
  const { root, t, isCalm } = context;
  root.style.setProperty('--hue', '244');
  const page = buildCrashLayout(root, t);
  const sound = createSound();
  const rocketScene = createRocketScene(page.sky, isCalm, (multiplier) => controller.fly(multiplier));
  const controller = createCrashController({
    context,
    page,
    rocketScene,
    sound,
    onPast: (crashPoints) => renderPastFlights(page.past, crashPoints),
  });

  connectKeys(controller);
  connectTableSheets<number>({
    context,
    page,
    stats: controller.stats,
    keys: [
      ...[1, 2].map((number) => [String(number), `${t('panel', { number })} · ${t('leave')}`] as const),
      ['↑', t('raiseBet')],
      ['↓', t('lowerBet')],
    ],
    createSections: () => [
      createRulesSection(t, [
        t('howTo'),
        t('howTwo'),
        t('howNext'),
        t('howTarget', { max: ltr(formatMultiplier(maxTarget)) }),
        t('howChance', { flights: ltr('100·x') }),
        t('howClock'),
      ]),
    ],
    describeRound: (round) => describeFlight(round, context),
    draw: drawCrashPoint,
    showOutcome: formatMultiplier,
  });
};
