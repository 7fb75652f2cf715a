import type { Corner } from './fight-script.ts';
import type { RoosterPose } from './rooster-pose.ts';

interface Plumage {
  readonly body: string;
  readonly breast: string;
  readonly neck: string;
  readonly neckLight: string;
  readonly wing: string;
  readonly wingLight: string;
  readonly tail: readonly [string, string, string];
  /**
   * Colour of the band on the leg: red for the rooster of the red corner (Meron), blue for the rooster of the blue
   * corner (Wala).
   */
  readonly band: string;
}

/**
 * Possible plumages (feather colours) of each corner. The rooster of the red corner (`meron`) is always red and gold.
 * The rooster of the blue corner (`wala`) is always blue and white.
 */
const plumages: Readonly<Record<Corner, readonly Plumage[]>> = {
  meron: [
    {
      body: '#8f1d14',
      breast: '#5d100c',
      neck: '#e2641b',
      neckLight: '#ffb347',
      wing: '#b3261b',
      wingLight: '#ef6a35',
      tail: ['#0f3b33', '#1b6b55', '#35a27c'],
      band: '#ff2d3f',
    },
    {
      body: '#c2451a',
      breast: '#7a1e10',
      neck: '#f4a024',
      neckLight: '#ffe08a',
      wing: '#a5210f',
      wingLight: '#f0812f',
      tail: ['#2a1620', '#6b1f2b', '#b53a35'],
      band: '#ff2d3f',
    },
  ],
  wala: [
    {
      body: '#27407f',
      breast: '#16264f',
      neck: '#dfe7f5',
      neckLight: '#ffffff',
      wing: '#34559f',
      wingLight: '#86a9ee',
      tail: ['#10193a', '#22439a', '#4f83e6'],
      band: '#2f8bff',
    },
    {
      body: '#e8ebf2',
      breast: '#b9c3d6',
      neck: '#7fa6e8',
      neckLight: '#cfe2ff',
      wing: '#c6d0e3',
      wingLight: '#ffffff',
      tail: ['#1b2b5c', '#3159b8', '#7aa5f0'],
      band: '#2f8bff',
    },
  ],
};

/**
 * Returns the plumage of a rooster. `fight` is the number of the fight, which selects one of the plumages of the
 * corner.
 */
export const getPlumage = (corner: Corner, fight: number): Plumage => {
  const choices = plumages[corner];
  return choices[Math.floor(fight / (corner === 'meron' ? 1 : 2)) % choices.length] as Plumage;
};

const paths = new Map<string, Path2D>();
const getPath = (d: string): Path2D => {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
};
const fill = (context: CanvasRenderingContext2D, colour: string, d: string): void => {
  context.fillStyle = colour;
  context.fill(getPath(d));
};
const at = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  angle: number,
  paint: (context: CanvasRenderingContext2D) => void,
): void => {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  paint(context);
  context.restore();
};

const leg = 'M0 0 L-3 13 L2 24 M10 25.500 L2 24 L-5 27 M2 24 L7 29 M-1 18 L-8 16';

const paintLeg = (context: CanvasRenderingContext2D, { breast, band }: Plumage, x: number, swing: number): void =>
  at(context, x, -27, swing, () => {
    fill(context, breast, 'M-8 -8 C-11 4 -6 12 -2 14 C4 12 9 4 8 -8 Z');
    context.strokeStyle = '#f2b233';
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(getPath(leg));
    context.strokeStyle = band;
    context.lineWidth = 5;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(-2.4, 14.5);
    context.lineTo(-0.6, 18.5);
    context.stroke();
  });

const feather = 'M0 3 C-12 -8 -30 -20 -54 -14 C-42 -8 -34 2 -30 12 C-20 12 -8 10 0 3 Z';

const paintTail = (context: CanvasRenderingContext2D, { tail }: Plumage, wag: number): void => {
  for (const [index, angle] of [-0.5, -0.15, 0.25, 0.6, 0.95].entries())
    at(context, -24, -54, angle + wag, () => fill(context, tail[index % 3] as string, feather));
};

const paintWing = (context: CanvasRenderingContext2D, { wing, wingLight, body }: Plumage, lift: number): void =>
  at(context, 6, -56, lift * 1.5, () => {
    const spread = 0.1 + lift * 0.42;
    for (let index = 4; index >= 0; index -= 1)
      at(context, -6, 2, (index - 1.5) * -spread, () => {
        fill(context, index % 2 ? wingLight : wing, 'M4 -4 C-8 -7 -28 -6 -42 4 C-30 12 -8 12 4 6 Z');
      });
    fill(context, body, 'M12 -6 C4 -12 -12 -10 -20 0 C-12 10 4 12 12 6 C16 2 16 -2 12 -6 Z');
    fill(context, wingLight, 'M6 -4 C0 -7 -8 -5 -12 0 C-6 4 2 4 6 2 Z');
  });

const paintHead = (context: CanvasRenderingContext2D, isCrowing: boolean): void => {
  fill(context, '#d8152c', 'M-9 -6 C-13 -18 -5 -19 -4 -12 C-4 -22 4 -22 4 -13 C8 -20 14 -16 10 -5 Z');
  fill(context, '#e9a21f', isCrowing ? 'M8 -5 L23 -10 L10 0 Z M8 1 L20 9 L7 5 Z' : 'M8 -5 L24 2 L8 5 Z');
  fill(context, '#c8102a', 'M8 4 C14 6 14 16 8 16 C3 14 3 7 5 4 Z');
  fill(context, '#d8152c', 'M-2 -8 C6 -10 11 -4 10 2 C8 8 0 8 -4 3 C-6 -2 -6 -6 -2 -8 Z');
  context.fillStyle = '#ffd34d';
  context.beginPath();
  context.arc(4, -2, 3.4, 0, 7);
  context.fill();
  context.fillStyle = '#15101a';
  context.beginPath();
  context.arc(4.8, -1.8, 1.7, 0, 7);
  context.fill();
};

const paintNeck = (
  context: CanvasRenderingContext2D,
  { neck, neckLight }: Plumage,
  { neck: angle, isAngry, isCrowing }: RoosterPose,
): void =>
  at(context, 20, -58, -angle, () => {
    fill(context, neck, 'M-16 14 C-18 -4 -8 -24 2 -36 L16 -34 C16 -18 20 0 16 16 C8 24 -10 24 -16 14 Z');
    const width = isAngry ? 1.5 : 0.8;
    for (let index = 0; index < 7; index += 1)
      at(context, -6 + index * 2.6, -10, (index - 3) * -0.16 * width, () =>
        fill(context, index % 2 ? neck : neckLight, 'M-3 -12 C-5 4 -4 18 0 30 C4 18 5 4 3 -12 Z'),
      );
    at(context, 9, -36, isCrowing ? -0.25 : angle * 0.6, () => paintHead(context, isCrowing));
  });

/** Paints a rooster that looks to the right, with its feet at the origin. The rooster is about 100 units high. */
export const paintRooster = (context: CanvasRenderingContext2D, plumage: Plumage, pose: RoosterPose): void => {
  context.save();
  context.translate(0, -pose.height + pose.sitting * 17);
  context.rotate(-pose.lean + pose.sitting * 0.12);
  if (pose.sitting < 0.6) {
    paintLeg(context, plumage, 9, pose.legs[1]);
    paintLeg(context, plumage, -3, pose.legs[0]);
  }
  paintTail(context, plumage, pose.sitting * -0.35 + pose.wing * 0.08);
  fill(
    context,
    plumage.body,
    'M-34 -58 C-38 -38 -22 -18 4 -20 C28 -22 42 -42 32 -64 C22 -74 4 -66 -8 -63 C-20 -60 -30 -64 -34 -58 Z',
  );
  fill(context, plumage.breast, 'M4 -20 C28 -22 42 -42 32 -62 C32 -44 20 -30 -4 -21 Z');
  paintNeck(context, plumage, pose);
  paintWing(context, plumage, pose.wing);
  context.restore();
};
