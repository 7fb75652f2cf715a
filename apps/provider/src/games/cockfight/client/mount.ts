import { connectBackdrop } from '../../../client/art/backdrop.ts';
import { createElement } from '../../../client/dom/create-element.ts';
import { type GameArt, loadGameArt } from '../../../client/art/game-art.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createSound, type Sound } from '../../../client/art/sound.ts';
import { createBetsSection, createRulesSection } from '../../../client/tables/info-sections.ts';
import { createTableController } from '../../../client/tables/table-controller.ts';
import { connectTableSheets } from '../../../client/tables/table-sheets.ts';
import { buildTableLayout } from '../../../client/tables/table-layout.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { drawFight, type FightOutcome } from '../rules/fight.ts';
import {
  computeFightPayout,
  computeFightRtpPercent,
  computeOdds,
  getMatchup,
  sides,
  type Side,
} from '../rules/odds.ts';
import { createBeadRoad } from './bead-road.ts';
import { buildBoard, formatOdds } from './board.ts';
import type { Corner } from './fight-script.ts';
import { createFightStage, type FightStage } from './fight-stage.ts';
import type { CockfightKey } from './text-key.ts';

const resultKeys = { meron: 'meronWins', draw: 'drawn', wala: 'walaWins' } as const satisfies Record<
  Side,
  CockfightKey
>;

const createSections = (t: Translate<CockfightKey>, number: number): HTMLElement[] => {
  const matchup = getMatchup(number);
  const terms = sides.map((side) => ({
    name: t(side),
    pays: formatOdds(computeOdds(matchup, side)),
    rtpPercent: computeFightRtpPercent(matchup, side),
  }));
  const rules = [t('howTo'), t('howPays'), t('howOdds'), t('howFight'), t('howKind')];
  return [createBetsSection(t, terms), createRulesSection(t, rules)];
};

/** Creates the name and the energy bar of a rooster. The energy bar is only decoration, so screen readers ignore it. */
const createCorner = (name: string, corner: Corner) => {
  const energy = createElement('i', { class: 'energy', 'aria-hidden': 'true' });
  const element = createElement('div', { class: 'corner', 'data-side': corner }, createElement('b', {}, name), energy);
  return { element, energy };
};

interface StageParts {
  readonly stage: FightStage;
  readonly skip: HTMLButtonElement;
}

/** Creates the area with the background, the fight animation, the names, and the button that skips the animation. */
const buildStage = (
  { t, isCalm }: GameContext<CockfightKey>,
  container: HTMLElement,
  { art, sound }: { readonly art: GameArt; readonly sound: Sound },
): StageParts => {
  const scene = createElement('img', { class: 'pitScene', alt: '' });
  connectBackdrop(scene, art.scenes);
  const canvas = createElement('canvas', { class: 'pit', role: 'img', 'aria-label': t('pit') });
  const corners = { meron: createCorner(t('meron'), 'meron'), wala: createCorner(t('wala'), 'wala') };
  const skip = createElement('button', { type: 'button', class: 'skip', hidden: true }, t('skip'));
  container.append(
    scene,
    canvas,
    createElement('div', { class: 'corners', dir: 'ltr' }, corners.meron.element, corners.wala.element),
    skip,
  );
  const stage = createFightStage({
    canvas,
    isCalm,
    onEnergy: (energy) => {
      for (const corner of ['meron', 'wala'] as const)
        corners[corner].energy.style.setProperty('--energy', String(energy[corner]));
    },
    onImpact: (isLast) => {
      sound.tone(isLast ? 130 : 190, 0, isLast ? 0.3 : 0.16, 0.16, 'square', 60);
      sound.vibrate(isLast ? [50, 30, 90] : 30);
    },
    onEnd: () => skip.toggleAttribute('hidden', true),
  });
  skip.addEventListener('click', () => {
    stage.skip();
    skip.hidden = true;
  });
  return { stage, skip };
};

export const mountGame = async (context: GameContext<CockfightKey>): Promise<void> => {
  const { root, t, table } = context;
  const art = await loadGameArt<GameArt>(root, table.game);
  root.style.setProperty('--hue', String(art.hues.scene));
  const page = buildTableLayout(root, t);
  root.classList.add('cockfight');
  const sound = createSound();
  const board = buildBoard(page.board, t);
  const showWinners = createBeadRoad(page.strip, t);
  const { stage, skip } = buildStage(context, page.stage, { art, sound });
  let number = 0;
  const showFight = (next: number): void => {
    number = next;
    board.setOdds(getMatchup(next));
  };

  const { stats } = createTableController<FightOutcome>({
    context,
    page,
    sound,
    roundMax: table.limits.max * 2,
    scene: {
      showBetting: (round) => {
        showFight(round.number);
        stage.showWaiting(round.number);
        skip.hidden = true;
      },
      run: (outcome, elapsedMs) => {
        showFight(outcome.number);
        stage.run(outcome, elapsedMs);
        skip.hidden = elapsedMs === Infinity;
        if (elapsedMs !== Infinity) page.phaseText.textContent = t('fighting');
        if (elapsedMs < 500) [0, 0.14, 0.28].forEach((after) => sound.tone(520, after, 0.12, 0.1, 'square'));
      },
      showResult: ({ winner }) => {
        skip.hidden = true;
        return t(resultKeys[winner]);
      },
      showPast: (fights) => showWinners(fights.map(({ winner }) => winner)),
      returned: (outcome, spot, stake) =>
        computeFightPayout(getMatchup(outcome.number), spot as Side, stake, outcome.winner),
      won: ({ winner }) => new Set([winner]),
    },
  });
  connectTableSheets<FightOutcome>({
    context,
    page,
    stats,
    createSections: () => createSections(t, number),
    describeRound: ({ number: fight, outcome }) =>
      `${t('round', { number: fight })} · ${t(resultKeys[outcome.winner])}`,
    draw: drawFight,
    showOutcome: ({ winner }) => t(resultKeys[winner]),
  });
};
