import { element } from '../../../client-kit/element.ts';
import { openHistorySheet } from '../../../client-kit/history-sheet.ts';
import { openInfoSheet } from '../../../client-kit/info-sheet.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { openProofSheet } from '../../../client-kit/proof-sheet.ts';
import { createSessionTally } from '../../../client-kit/session-tally.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { imageAddress } from '../../../client-kit/image-address.ts';
import { seededNumbers, seedOf } from '../../../client-kit/seeded.ts';
import { reefScene } from '../../ways/client/theme/reef-scene.ts';
import type { FishRound } from '../records.ts';
import type { Creature } from '../rules/creatures.ts';
import type { PlayedShot } from '../rules/magazine.ts';
import { playShots } from '../rules/magazine.ts';
import { swimmers } from './art/swimmers.ts';
import type { FishTable } from './hunt.ts';
import { createHunt } from './hunt.ts';
import { rulesSections } from './rules-sections.ts';
import type { Pictures } from './sea/paint-sea.ts';
import type { SeaStage } from './sea/sea-stage.ts';
import { createSeaStage } from './sea/sea-stage.ts';
import type { Text } from './text/text.ts';
import { buildView } from './view.ts';

/** Sky and glow of a sea, in pairs of hues. */
const seas = [
  [204, 172],
  [188, 160],
  [222, 186],
  [258, 190],
  [172, 60],
] as const;

const loadPictures = async (addresses: Readonly<Record<Creature, string>>): Promise<Pictures> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(addresses).map(async ([creature, address]) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        // A drawing that is scaled anew for every slice of every frame would be slow: painted once.
        const canvas = document.createElement('canvas');
        const scale = 420 / Math.max(image.naturalWidth, image.naturalHeight);
        canvas.width = Math.ceil(image.naturalWidth * scale);
        canvas.height = Math.ceil(image.naturalHeight * scale);
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return [creature, canvas] as const;
      }),
    ),
  ) as unknown as Pictures;

/** Sets the game up and hands it to the player. Resolves when it can be played. */
export const sitDown = async (seat: Seat<Text, FishTable>): Promise<void> => {
  const { root, text, table, language, isCalm } = seat;
  const view = buildView(root, text);
  const random = seededNumbers(seedOf(table.game.id));
  const [hue, glow] = seas[Math.floor(random() * seas.length)] ?? seas[0];
  root.style.setProperty('--hue', String(hue));
  root.style.setProperty('--glow', String(glow));
  view.backdrop.src = imageAddress(reefScene(hue, glow, random));
  view.title.textContent = table.game.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `hsl(${hue} 62% 12%)`);
  const addresses = Object.fromEntries(
    Object.entries(swimmers).map(([creature, svg]) => [creature, imageAddress(svg)]),
  ) as Record<Creature, string>;
  document.head.append(element('link', { rel: 'icon', href: addresses.clown }));

  const sound = createSound();
  const tally = createSessionTally();
  const pictures = await loadPictures(addresses);
  let stage: SeaStage | undefined;
  const sea = (): SeaStage =>
    (stage ??= createSeaStage({
      canvas: view.sea,
      pictures,
      isCalm,
      onHit: (swimmer, level) => hunt.onHit(swimmer, level),
      onMiss: (level) => hunt.onMiss(level),
    }));
  const hunt = createHunt({ seat, view, stage: sea, sound, tally });

  const caughtPicture = (shots: readonly PlayedShot[]): HTMLElement =>
    element(
      'span',
      { class: 'caughtPicture' },
      ...shots
        .filter(({ prize }) => prize > 0)
        .slice(0, 14)
        .map(({ creature }) => element('img', { src: addresses[creature], alt: '' })),
      element('span', {}, `${shots.filter(({ prize }) => prize > 0).length}/${shots.length}`),
    );
  const openProof = ({ roundId, shots }: FishRound): void =>
    openProofSheet<readonly PlayedShot[]>({
      seat,
      roundId,
      outcome: shots,
      draw: (words) => playShots(words, shots),
      show: caughtPicture,
    });
  const openHistory = (): void =>
    openHistorySheet<FishRound>({ seat, describe: ({ shots }) => caughtPicture(shots), onVerify: openProof });

  const aim = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = view.sea.getBoundingClientRect();
    sea().aimAt(clientX - left, clientY - top);
  };
  view.sea.addEventListener('pointermove', aim);
  view.sea.addEventListener('pointerdown', (event) => {
    aim(event);
    hunt.fire();
  });
  view.fire.addEventListener('click', hunt.fire);
  view.load.addEventListener('click', () => void hunt.load());
  view.handBack.addEventListener('click', () => void hunt.handBack());
  view.less.addEventListener('click', () => hunt.step(-1));
  view.more.addEventListener('click', () => hunt.step(1));
  view.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  view.soundButton.addEventListener('click', () =>
    view.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  view.infoButton.addEventListener('click', () =>
    openInfoSheet({ seat, sections: rulesSections(text, language, addresses), tally, onHistory: openHistory }),
  );
  document.addEventListener('keydown', ({ key, repeat, target }) => {
    if (key === 'ArrowLeft') sea().turn(-0.07);
    if (key === 'ArrowRight') sea().turn(0.07);
    if (key === ' ' && !repeat && target === document.body) hunt.fire();
  });
};
