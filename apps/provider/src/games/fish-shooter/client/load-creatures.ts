import { svgObjectUrl } from '../../../client/dom/svg-object-url.ts';
import type { Creature } from '../rules/creatures.ts';
import { creatures } from '../rules/creatures.ts';
import { swimmers } from './art/swimmers.ts';
import type { CreatureImages } from './scene/paint-sea.ts';

/** Length in pixels of the longer side of each creature image after its conversion to a canvas. */
const rasterSize = 420;

export type CreatureUrls = Readonly<Record<Creature, string>>;

export const createCreatureUrls = (): CreatureUrls =>
  Object.fromEntries(creatures.map((creature) => [creature, svgObjectUrl(swimmers[creature])])) as CreatureUrls;

/** Converts an SVG to a canvas once, because scaling the SVG in every frame is slow. */
const rasterize = async (url: string): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = rasterSize / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.ceil(image.naturalWidth * scale);
  canvas.height = Math.ceil(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

export const loadCreatureImages = async (urls: CreatureUrls): Promise<CreatureImages> =>
  Object.fromEntries(
    await Promise.all(creatures.map(async (creature) => [creature, await rasterize(urls[creature])] as const)),
  ) as unknown as CreatureImages;
