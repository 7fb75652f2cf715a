import { createElement } from '../../../client/dom/create-element.ts';
import { connectSoundButton } from '../../../client/sheets/header-buttons.ts';
import { openHistorySheet } from '../../../client/sheets/history-sheet.ts';
import { openInfoSheet } from '../../../client/sheets/info-sheet.ts';
import { applyPageTheme } from '../../../client/dom/page-theme.ts';
import { openProofSheet } from '../../../client/sheets/proof-sheet.ts';
import { renderReefScene } from '../../../client/scenes/reef-scene.ts';
import { createVisualRandom, hashToSeed } from '../../../client/fairness/seeded-random.ts';
import type { SessionStats } from '../../../client/session/session-stats.ts';
import { createSessionStats } from '../../../client/session/session-stats.ts';
import { createSound } from '../../../client/art/sound.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { svgObjectUrl } from '../../../client/dom/svg-object-url.ts';
import type { FishRound } from '../records.ts';
import type { PlayedShot } from '../rules/ammo-pack.ts';
import { playShots } from '../rules/ammo-pack.ts';
import type { FishLayout } from './fish-layout.ts';
import { connectHold } from './connect-hold.ts';
import { createFishLayout } from './fish-layout.ts';
import type { CreatureUrls } from './load-creatures.ts';
import { createCreatureUrls, loadCreatureImages } from './load-creatures.ts';
import { createRulesSections } from './rules-sections.ts';
import { SeaStage } from './scene/sea-stage.ts';
import type { FishTable } from './shooting-controller.ts';
import { ShootingController } from './shooting-controller.ts';
import type { FishKey } from './text-key.ts';

/**
 * Colour themes of the sea: the hue of the water and the hue of the light, in degrees. The game id selects one theme.
 */
const seas = [
  [204, 172],
  [188, 160],
  [222, 186],
  [258, 190],
  [172, 60],
] as const;

/** Angle in radians that the cannon turns with one press of an arrow key. */
const turnStep = 0.07;
const maxCatchImages = 14;

const applyTheme = (
  { root, table }: GameContext<FishKey, FishTable>,
  layout: FishLayout,
  { clown }: CreatureUrls,
): void => {
  const random = createVisualRandom(hashToSeed(table.game.id));
  const [hue, glowHue] = seas[Math.floor(random() * seas.length)] ?? seas[0];
  applyPageTheme(root, { hue, glowHue, icon: clown });
  layout.backdrop.src = svgObjectUrl(renderReefScene(hue, glowHue, random));
  layout.title.textContent = table.game.name;
};

/**
 * Creates the content of a row in the list of past rounds: images of caught creatures, and the text `catches/shots`.
 */
const createCatchThumbnail = (shots: readonly PlayedShot[], urls: CreatureUrls): HTMLElement => {
  const caught = shots.filter(({ prize }) => prize > 0);
  return createElement(
    'span',
    { class: 'caughtThumbnail' },
    ...caught.slice(0, maxCatchImages).map(({ creature }) => createElement('img', { src: urls[creature], alt: '' })),
    createElement('span', {}, `${caught.length}/${shots.length}`),
  );
};

const openHistory = (context: GameContext<FishKey, FishTable>, urls: CreatureUrls): void => {
  const createThumbnail = (shots: readonly PlayedShot[]): HTMLElement => createCatchThumbnail(shots, urls);
  openHistorySheet<FishRound>({
    context,
    describe: ({ shots }) => createThumbnail(shots),
    onVerify: ({ roundId, shots }) =>
      openProofSheet<readonly PlayedShot[]>({
        context,
        roundId,
        outcome: shots,
        draw: (randomSource) => playShots(randomSource, shots),
        show: createThumbnail,
      }),
  });
};

const connectShooting = (layout: FishLayout, stage: SeaStage, shooting: ShootingController): void => {
  const aim = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = layout.sea.getBoundingClientRect();
    stage.aimAt(clientX - left, clientY - top);
  };
  const lock = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = layout.sea.getBoundingClientRect();
    stage.lockOnto(clientX - left, clientY - top);
  };
  layout.sea.addEventListener('pointermove', aim);
  layout.sea.addEventListener('pointerdown', (event) => {
    aim(event);
    // The main button locks the cannon on a creature. When this button goes up, `connectHold` unlocks the cannon. Other
    // buttons must not lock the cannon, because `connectHold` ignores them and would never unlock it.
    if (event.button === 0) lock(event);
  });
  connectHold(
    layout.sea,
    () => shooting.fire(),
    () => stage.unlock(),
  );
  connectHold(layout.fire, () => shooting.fire());
  // Fires on a click without a pointer, which comes from the keyboard or from assistive technology. `detail` is 0 for
  // such a click. `connectHold` already handles the pointer, so a pointer click must not fire again.
  layout.fire.addEventListener('click', ({ detail }) => detail === 0 && shooting.fire());
  layout.load.addEventListener('click', () => void shooting.load());
  layout.handBack.addEventListener('click', () => void shooting.handBack());
  layout.less.addEventListener('click', () => shooting.step(-1));
  layout.more.addEventListener('click', () => shooting.step(1));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'ArrowLeft') stage.turn(-turnStep);
    if (key === 'ArrowRight') stage.turn(turnStep);
    // While the space bar is held down, the browser repeats this event, so the cannon continues to fire.
    if (key === ' ' && target === document.body) shooting.fire();
  });
};

const connectInfoButton = (
  context: GameContext<FishKey, FishTable>,
  layout: FishLayout,
  { stats, urls }: { readonly stats: SessionStats; readonly urls: CreatureUrls },
): void =>
  layout.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      sections: createRulesSections(context.t, context.language, urls),
      stats,
      onHistory: () => openHistory(context, urls),
    }),
  );

/** Renders the game into the page. The promise resolves when the player can start. */
export const mountGame = async (context: GameContext<FishKey, FishTable>): Promise<void> => {
  const { root, t, isCalm } = context;
  const layout = createFishLayout(root, t);
  const urls = createCreatureUrls();
  applyTheme(context, layout, urls);
  const sound = createSound();
  const stats = createSessionStats();
  const stage = new SeaStage({
    canvas: layout.sea,
    images: await loadCreatureImages(urls),
    isCalm,
    onHit: (swimmer, level) => shooting.handleHit(swimmer, level),
    onMiss: (level) => shooting.handleMiss(level),
  });
  const shooting = new ShootingController({ context, layout, stage, sound, stats });
  connectShooting(layout, stage, shooting);
  connectSoundButton(layout.soundButton, sound);
  connectInfoButton(context, layout, { stats, urls });
};
