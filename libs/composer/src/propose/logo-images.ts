import type { Hex } from '@livery/merchant/color';
import { assetLimits } from '../read/asset-file.ts';
import { createSvg, nestSvg } from './nest-svg.ts';
import { type Box, countColors, crop, isPainted, measureVisibility, type Pixels } from './pixels.ts';
import type { ProposedTheme } from './propose-themes.ts';
import type { Logo } from './read-logo.ts';

/** Images of a new brand as SVG text. */
export interface LogoImages {
  readonly logo: string;
  readonly mark: string;
  readonly hero: string;
}

/** Height of the created logo in SVG units. */
const logoHeight = 64;

/** Width and height of the created mark (symbol of the brand) in SVG units. */
const markSide = 96;

/** Creates the images of a brand from its logo: the logo in the header, the square mark, and the first hero image. */
export function createLogoImages(logo: Logo, theme: ProposedTheme): LogoImages {
  const symbol = findSymbol(logo.pixels);
  const part = toUnits(logo, symbol);
  const symbolPixels = crop(logo.pixels, symbol);
  return {
    logo: createLogo(logo, choosePlate(logo.pixels, theme)),
    mark: createMark(logo, part, choosePlate(symbolPixels, theme)),
    hero: createHero(logo, part, theme, symbolPixels),
  };
}

/** Colour of a dark plate (a shape behind the drawing) on a light page. */
const darkPlate = '#17161c';

/**
 * Minimum difference between the scores of two colours. Among several colours, the first one is chosen, unless the
 * score of a later colour is higher by more than this value.
 */
const clearlyBetter = 0.1;

/**
 * Returns the colour of a plate (a shape behind the drawing). A drawing needs a plate if it is not visible enough on
 * the page of a theme. An example is a white logo on a light page. Returns undefined if the drawing needs no plate.
 */
function choosePlate(pixels: Pixels, { input: { mode }, colors }: ProposedTheme): Hex | undefined {
  const counts = countColors(pixels);
  const painted = [...counts.values()].reduce((sum, count) => sum + count, 0) / (pixels.width * pixels.height);
  const onPage = measureVisibility(counts, colors['surface-page']);
  // These limits are stricter than the limits for brand files, which require only 1 % of the image's area to be
  // visible. A logo that passes only those limits is still hard to see, so it gets a plate.
  const isVisible = onPage.clear >= 0.25 && painted * onPage.clear >= 0.04;
  if (isVisible && onPage.lost <= 0.2) return undefined;
  const plates: readonly Hex[] =
    mode === 'dark' ? ['#ffffff', colors['action-accent-bg']] : [darkPlate, colors['action-accent-bg']];
  // Score of a colour: 0.3 times the share of the drawing that is clearly visible on it, minus the share that is almost
  // invisible.
  const score = (ground: Hex): number => {
    const { clear, lost } = measureVisibility(counts, ground);
    return clear * 0.3 - lost;
  };
  const best = plates.reduce((one, other) => (score(other) > score(one) + clearlyBetter ? other : one));
  return isVisible && score(best) < score(colors['surface-page']) + clearlyBetter ? undefined : best;
}

function createLogo(logo: Logo, plate: Hex | undefined): string {
  const margin = plate === undefined ? 0 : logoHeight * 0.16;
  const inner = logoHeight - margin * 2;
  const width = (logo.part.width / logo.part.height) * inner;
  const total = width + margin * (plate === undefined ? 0 : 3);
  const drawing = nestSvg(logo, { x: (total - width) / 2, y: margin, width, height: inner });
  return createSvg(total, logoHeight, createPlate(plate, { x: 0, y: 0, width: total, height: logoHeight }) + drawing);
}

function createMark(logo: Logo, part: Box, plate: Hex | undefined): string {
  const content = createPlate(plate, { x: 0, y: 0, width: markSide, height: markSide });
  const inner = markSide * (plate === undefined ? 0.96 : 0.68);
  return createSvg(markSide, markSide, content + nestSvg({ ...logo, part }, fitInto(part, centre(markSide, inner))));
}

function createPlate(color: Hex | undefined, { width, height }: Box): string {
  if (color === undefined) return '';
  return `<rect width="${width.toFixed(1)}" height="${height}" rx="${(Math.min(width, height) * 0.22).toFixed(1)}" fill="${color}"/>`;
}

const [heroWidth, heroHeight] = [1080, 480];

/**
 * Draws the hero image, which is on the first slide of the home page. It shows the symbol of the brand on the colours
 * of the theme. Omits the symbol if the file would be too large.
 */
function createHero(logo: Logo, part: Box, { input: { mode }, colors }: ProposedTheme, symbol: Pixels): string {
  const accent = colors['action-accent-bg'];
  const [from, to] = mode === 'dark' ? [colors['surface-sunken'], accent] : [accent, colors['surface-overlay']];
  const gradient =
    `<defs><linearGradient id="hero-ground" x2="1" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
  const ground =
    `<rect width="${heroWidth}" height="${heroHeight}" fill="url(#hero-ground)"/>` +
    `<g fill="none" stroke="${colors['text-on-accent']}" stroke-opacity=".14" stroke-width="3">` +
    '<circle cx="810" cy="240" r="170"/><circle cx="810" cy="240" r="260"/><circle cx="810" cy="240" r="350"/></g>' +
    `<circle cx="810" cy="240" r="128" fill="${chooseDisc(symbol, colors['surface-raised'])}"/>`;
  const drawing = nestSvg({ ...logo, part }, fitInto(part, { x: 735, y: 165, width: 150, height: 150 }));
  const hero = createSvg(heroWidth, heroHeight, gradient + ground + drawing);
  return Buffer.byteLength(hero) <= assetLimits.hero ? hero : createSvg(heroWidth, heroHeight, gradient + ground);
}

/**
 * Chooses the colour of the disc behind the symbol. As much of the symbol as possible must be visible on the disc.
 */
function chooseDisc(symbol: Pixels, raised: Hex): Hex {
  const counts = countColors(symbol);
  const lost = (ground: Hex): number => measureVisibility(counts, ground).lost;
  return ([raised, '#ffffff', darkPlate] as const).reduce((best, next) =>
    lost(next) < lost(best) - 0.2 ? next : best,
  );
}

/**
 * Finds the part of a logo that is its symbol. If a logo is approximately square, the whole logo is the symbol. In a
 * wide logo, the symbol is at the beginning or at the end, and a gap separates the symbol from the name. If the logo
 * has no symbol, the result is the first letter of the name.
 */
function findSymbol(pixels: Pixels): Box {
  const { width, height } = pixels;
  const whole = { x: 0, y: 0, width, height };
  if (width <= height * 1.4) return whole;
  const blocks = findBlocks(pixels).filter((block) => block.width <= height * 1.8 && block.height >= height * 0.4);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return whole;
  // The symbol is taller than the name beside it. Therefore the last part is the symbol only if it is clearly taller
  // than the first part.
  return last.height > first.height * 1.25 ? last : first;
}

/** Finds the parts of a logo that are separated by empty columns of pixels, from left to right. */
function findBlocks(pixels: Pixels): readonly Box[] {
  const { width, height } = pixels;
  const isColumnPainted = (x: number): boolean =>
    Array.from({ length: height }, (_, y) => y).some((y) => isPainted(pixels, x, y));
  const blocks: Box[] = [];
  let start: number | undefined;
  for (let x = 0; x <= width; x += 1) {
    const painted = x < width && isColumnPainted(x);
    if (painted && start === undefined) start = x;
    if (painted || start === undefined) continue;
    blocks.push(findRows(pixels, start, x));
    start = undefined;
  }
  return blocks;
}

function findRows(pixels: Pixels, from: number, to: number): Box {
  const columns = Array.from({ length: to - from }, (_, index) => from + index);
  const rows = Array.from({ length: pixels.height }, (_, y) => y).filter((y) =>
    columns.some((x) => isPainted(pixels, x, y)),
  );
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  return { x: from, y: top, width: to - from, height: bottom - top + 1 };
}

/** Converts a box from pixels of the rendered logo to SVG units of the logo. */
function toUnits({ part, pixels }: Logo, box: Box): Box {
  const scale = part.width / pixels.width;
  return {
    x: part.x + box.x * scale,
    y: part.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

const centre = (side: number, inner: number): Box => ({
  x: (side - inner) / 2,
  y: (side - inner) / 2,
  width: inner,
  height: inner,
});

/**
 * Returns the position and size of a part of a drawing inside a box. The part is centred, is as large as possible,
 * and has its original proportions.
 */
function fitInto(part: Box, box: Box): Box {
  const scale = Math.min(box.width / part.width, box.height / part.height);
  const [width, height] = [part.width * scale, part.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
