import type { SymbolSheet } from '../art/symbol-images.ts';
import type { Geometry } from './geometry.ts';
import type { ReelMotion } from './reel-motion.ts';

export interface ReelColours {
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
  /** Hue in degrees of the pulsing light on a reel that stops slowly. */
  readonly glowHue: number;
}

type Context = CanvasRenderingContext2D;

const wrap = (index: number, length: number): number => ((index % length) + length) % length;

const paintColumn = (context: Context, geometry: Geometry, reel: number, colours: ReelColours): void => {
  const x = geometry.reelX(reel);
  const fill = context.createLinearGradient(0, 0, 0, geometry.height);
  fill.addColorStop(0, colours.top);
  fill.addColorStop(0.5, colours.middle);
  fill.addColorStop(1, colours.bottom);
  context.fillStyle = fill;
  context.fillRect(x, 0, geometry.cellWidth, geometry.height);
};

/** Paints a pulsing light on a reel that stops slowly, because the earlier reels show enough special symbols. */
const paintSuspense = (context: Context, geometry: Geometry, reel: number, { glowHue }: ReelColours): void => {
  const x = geometry.reelX(reel);
  const shine = context.createLinearGradient(x, 0, x + geometry.cellWidth, 0);
  for (const [at, alpha] of [
    [0, 1],
    [0.22, 0.28],
    [0.5, 0.12],
    [0.78, 0.28],
    [1, 1],
  ] as const)
    shine.addColorStop(at, `hsl(${glowHue} 100% 62% / ${alpha})`);
  context.save();
  context.globalAlpha = 0.6 + 0.4 * Math.sin(performance.now() / 90);
  context.fillStyle = shine;
  context.fillRect(x, 0, geometry.cellWidth, geometry.height);
  context.restore();
};

/** Paints shadows and a soft light over the reels, so that the reels look like a round drum. */
const paintDrum = (context: Context, { width, height }: Geometry): void => {
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(0 0 0 / .5)');
  shade.addColorStop(0.14, 'rgb(0 0 0 / .06)');
  shade.addColorStop(0.45, 'rgb(255 255 255 / .05)');
  shade.addColorStop(0.86, 'rgb(0 0 0 / .06)');
  shade.addColorStop(1, 'rgb(0 0 0 / .5)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
};

export interface ReelPainting<Name extends string> {
  readonly strips: readonly (readonly Name[])[];
  readonly motions: readonly ReelMotion[];
  readonly sheet: SymbolSheet<Name>;
  readonly symbolSize: number;
  readonly colours: ReelColours;
  /** Indexes of the reels that stop slowly. */
  readonly suspense: ReadonlySet<number>;
  /** Keys (`reel,row`) of the cells that `paintReels` leaves out, because `paintWins` paints them. */
  readonly hidden: ReadonlySet<string>;
}

/** Paints the symbols of one reel at its current position. A fast reel shows the blurred images. */
const paintStrip = <Name extends string>(
  context: Context,
  geometry: Geometry,
  now: number,
  { painting, reel }: { readonly painting: ReelPainting<Name>; readonly reel: number },
): void => {
  const { strips, motions, sheet, symbolSize, hidden } = painting;
  const strip = strips[reel];
  const motion = motions[reel];
  if (!strip || !motion) return;
  const rows = Math.round(geometry.height / geometry.cellHeight);
  const position = motion.position(now);
  const top = Math.floor(position);
  const blur = motion.blur(now);
  const x = geometry.reelX(reel) + (geometry.cellWidth - symbolSize) / 2;
  for (let row = -1; row <= rows; row += 1) {
    const symbol = strip[wrap(top + row, strip.length)];
    if (!symbol || (blur === 0 && hidden.has(`${reel},${row}`))) continue;
    const y = (top + row - position) * geometry.cellHeight + (geometry.cellHeight - symbolSize) / 2;
    const images = sheet[symbol];
    context.globalAlpha = 1 - blur * 0.85;
    if (blur < 1) context.drawImage(images.sharp, x, y, symbolSize, symbolSize);
    context.globalAlpha = blur * 0.92;
    if (blur > 0) context.drawImage(images.smeared, x, y - symbolSize * 0.3, symbolSize, symbolSize * 1.6);
  }
};

/** Paints all reels at their current positions. Each reel is clipped to its column. */
export const paintReels = <Name extends string>(
  context: Context,
  geometry: Geometry,
  now: number,
  painting: ReelPainting<Name>,
): void => {
  context.clearRect(0, 0, geometry.width, geometry.height);
  for (const reel of painting.strips.keys()) {
    paintColumn(context, geometry, reel, painting.colours);
    if (painting.suspense.has(reel)) paintSuspense(context, geometry, reel, painting.colours);
    context.save();
    context.beginPath();
    context.rect(geometry.reelX(reel), 0, geometry.cellWidth, geometry.height);
    context.clip();
    paintStrip(context, geometry, now, { painting, reel });
    context.restore();
  }
  paintDrum(context, geometry);
};
