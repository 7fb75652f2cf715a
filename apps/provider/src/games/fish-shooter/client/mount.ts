import { createElement } from '../../../client/create-element.ts';
import { openHistorySheet } from '../../../client/history-sheet.ts';
import { openInfoSheet } from '../../../client/info-sheet.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { openProofSheet } from '../../../client/proof-sheet.ts';
import { createSessionStats } from '../../../client/session-stats.ts';
import { createSound } from '../../../client/sound.ts';
import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import { createVisualRandom, hashToSeed } from '../../../client/seeded-random.ts';
import { renderReefScene } from '../../ways-slots/client/theme/reef-scene.ts';
import type { FishRound } from '../records.ts';
import type { Creature } from '../rules/creatures.ts';
import type { PlayedShot } from '../rules/ammo-pack.ts';
import { playShots } from '../rules/ammo-pack.ts';
import { swimmers } from './art/swimmers.ts';
import type { FishTable } from './shooting.ts';
import { createShootingController } from './shooting.ts';
import { createRulesSections } from './rules-sections.ts';
import type { CreatureImages } from './scene/paint-sea.ts';
import type { SeaStage } from './scene/sea-stage.ts';
import { createSeaStage } from './scene/sea-stage.ts';
import type { Text } from './text/text.ts';
import { buildView } from './view.ts';

/** Pairs of hues for water and light. */
const seas = [
  [204, 172],
  [188, 160],
  [222, 186],
  [258, 190],
  [172, 60],
] as const;

const loadImages = async (addresses: Readonly<Record<Creature, string>>): Promise<CreatureImages> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(addresses).map(async ([creature, address]) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        // Rasterized once, because scaling an SVG for every slice of every frame is slow.
        const canvas = document.createElement('canvas');
        const scale = 420 / Math.max(image.naturalWidth, image.naturalHeight);
        canvas.width = Math.ceil(image.naturalWidth * scale);
        canvas.height = Math.ceil(image.naturalHeight * scale);
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return [creature, canvas] as const;
      }),
    ),
  ) as unknown as CreatureImages;

/** Mounts the game. Resolves when it can be played. */
export const mountGame = async (context: GameContext<Text, FishTable>): Promise<void> => {
  const { root, text, table, language, isCalm } = context;
  const view = buildView(root, text);
  const random = createVisualRandom(hashToSeed(table.game.id));
  const [hue, glow] = seas[Math.floor(random() * seas.length)] ?? seas[0];
  root.style.setProperty('--hue', String(hue));
  root.style.setProperty('--glow', String(glow));
  view.backdrop.src = svgObjectUrl(renderReefScene(hue, glow, random));
  view.title.textContent = table.game.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${hue} 62% 12%)`);
  const addresses = Object.fromEntries(
    Object.entries(swimmers).map(([creature, svg]) => [creature, svgObjectUrl(svg)]),
  ) as Record<Creature, string>;
  document.head.append(createElement('link', { rel: 'icon', href: addresses.clown }));

  const sound = createSound();
  const stats = createSessionStats();
  const images = await loadImages(addresses);
  let stage: SeaStage | undefined;
  const sea = (): SeaStage =>
    (stage ??= createSeaStage({
      canvas: view.sea,
      images,
      isCalm,
      onHit: (swimmer, level) => shooting.onHit(swimmer, level),
      onMiss: (level) => shooting.onMiss(level),
    }));
  const shooting = createShootingController({ context, view, stage: sea, sound, stats });

  const renderCatch = (shots: readonly PlayedShot[]): HTMLElement =>
    createElement(
      'span',
      { class: 'caughtPicture' },
      ...shots
        .filter(({ prize }) => prize > 0)
        .slice(0, 14)
        .map(({ creature }) => createElement('img', { src: addresses[creature], alt: '' })),
      createElement('span', {}, `${shots.filter(({ prize }) => prize > 0).length}/${shots.length}`),
    );
  const openProof = ({ roundId, shots }: FishRound): void =>
    openProofSheet<readonly PlayedShot[]>({
      context,
      roundId,
      outcome: shots,
      draw: (randomSource) => playShots(randomSource, shots),
      show: renderCatch,
    });
  const openHistory = (): void =>
    openHistorySheet<FishRound>({ context, describe: ({ shots }) => renderCatch(shots), onVerify: openProof });

  const aim = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = view.sea.getBoundingClientRect();
    sea().aimAt(clientX - left, clientY - top);
  };
  view.sea.addEventListener('pointermove', aim);
  view.sea.addEventListener('pointerdown', (event) => {
    aim(event);
    shooting.fire();
  });
  view.fire.addEventListener('click', shooting.fire);
  view.load.addEventListener('click', () => void shooting.load());
  view.handBack.addEventListener('click', () => void shooting.handBack());
  view.less.addEventListener('click', () => shooting.step(-1));
  view.more.addEventListener('click', () => shooting.step(1));
  view.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  view.soundButton.addEventListener('click', () =>
    view.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  view.infoButton.addEventListener('click', () =>
    openInfoSheet({ context, sections: createRulesSections(text, language, addresses), stats, onHistory: openHistory }),
  );
  document.addEventListener('keydown', ({ key, repeat, target }) => {
    if (key === 'ArrowLeft') sea().turn(-0.07);
    if (key === 'ArrowRight') sea().turn(0.07);
    if (key === ' ' && !repeat && target === document.body) shooting.fire();
  });
};
