import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSound } from '../../../client/sound.ts';
import { createRulesSection } from '../../../client/tables/info-sections.ts';
import { fill } from '../../../client/text/load-text.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { PastTableRound } from '../../../engine/table/table-history.ts';
import { drawCrashPoint } from '../rules/crash-point.ts';
import { createBetForm } from './bet-form.ts';
import { formatMultiplier } from './bet-options.ts';
import { createRocketScene } from './rocket-scene.ts';
import { buildCrashLayout } from './crash-layout.ts';
import { createCrashController } from './crash-controller.ts';
import type { CrashText } from './text/text.ts';

const maxShownFlights = 12;

export const mountGame = async (context: GameContext<CrashText>): Promise<void> => {
  const { root, text, table, money, isCalm } = context;
  root.style.setProperty('--hue', '244');
  const page = buildCrashLayout(root, text);
  const sound = createSound();
  const betForm = createBetForm(page, table.limits, money);
  const showPast = (crashPoints: readonly number[]): void =>
    page.past.replaceChildren(
      ...crashPoints
        .slice(-maxShownFlights)
        .reverse()
        .map((point) =>
          createElement(
            'li',
            { 'data-height': point >= 1000 ? 'high' : point >= 200 ? 'mid' : 'low' },
            formatMultiplier(point),
          ),
        ),
    );
  const rocketScene = createRocketScene(page.sky, isCalm, (multiplier) => controller.fly(multiplier));
  const controller = createCrashController({ context, page, betForm, rocketScene, sound, onPast: showPast });

  page.action.addEventListener('click', () => void controller.act());
  page.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  page.soundButton.addEventListener('click', () =>
    page.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat) return;
    if (event.key === ' ') void controller.act();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') betForm.nudgeStake(event.key === 'ArrowUp' ? 1 : -1);
  });
  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, number>>({
      context,
      describe: ({ number, outcome }) => `${fill(text.round, { number })} · ${ltr(formatMultiplier(outcome))}`,
      onVerify: ({ roundId, outcome }) =>
        openProofSheet({ context, roundId, outcome, draw: drawCrashPoint, show: formatMultiplier }),
    });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      stats: controller.stats,
      onHistory: openHistory,
      keys: [
        [text.spaceBar, `${text.bet} · ${text.leave}`],
        ['↑', text.raiseBet],
        ['↓', text.lowerBet],
      ],
      sections: [createRulesSection(text, [text.howTo, text.howTarget, text.howChance, text.howClock])],
    }),
  );
};
