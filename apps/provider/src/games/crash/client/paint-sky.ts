import { createVisualRandom } from '../../../client/fairness/seeded-random.ts';

/**
 * Colours (red, green, blue) at the top and at the bottom of the sky, for each height `at` of the rocket. The height
 * is the natural logarithm of the multiplier. With increasing height, the sky shows dawn, day, dusk and space.
 */
const skies = [
  { at: 0, top: [38, 52, 122], bottom: [255, 158, 108] },
  { at: 0.7, top: [20, 62, 150], bottom: [110, 178, 235] },
  { at: 1.5, top: [14, 18, 74], bottom: [92, 62, 160] },
  { at: 2.6, top: [6, 6, 26], bottom: [30, 22, 78] },
  { at: 9, top: [3, 3, 14], bottom: [14, 10, 44] },
] as const;

const mix = (a: readonly number[], b: readonly number[], part: number): string =>
  `rgb(${a.map((value, index) => Math.round(value + ((b[index] as number) - value) * part)).join(' ')})`;

const shades = (height: number): readonly [string, string] => {
  const index = Math.max(
    0,
    skies.findLastIndex(({ at }) => height >= at),
  );
  const here = skies[index] as (typeof skies)[number];
  const next = skies[index + 1] ?? here;
  const part = next === here ? 0 : (height - here.at) / (next.at - here.at);
  return [mix(here.top, next.top, part), mix(here.bottom, next.bottom, part)];
};

const random = createVisualRandom(77);
const stars = Array.from({ length: 90 }, () => ({
  x: random(),
  y: random(),
  size: 0.5 + random() * 1.3,
  depth: 0.02 + random() * 0.05,
  phase: random() * 6,
}));
const clouds = Array.from({ length: 11 }, () => ({
  x: random() * 1.5 - 0.2,
  y: random() * 1.7,
  size: 0.1 + random() * 0.13,
  depth: 0.5 + random() * 0.6,
}));

const paintCloud = (context: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  context.beginPath();
  for (const [dx, dy, radius] of [
    [-0.9, 0.12, 0.42],
    [-0.35, -0.16, 0.58],
    [0.32, -0.08, 0.5],
    [0.88, 0.14, 0.38],
  ] as const)
    context.ellipse(x + dx * size, y + dy * size, radius * size, radius * size * 0.72, 0, 0, 7);
  context.fill();
};

const paintGround = (context: CanvasRenderingContext2D, width: number, height: number, drop: number): void => {
  const y = height * 0.86 + drop;
  if (y > height * 1.1) return;
  context.fillStyle = '#232a52';
  context.beginPath();
  context.moveTo(0, height + drop);
  for (let step = 0; step <= 8; step += 1)
    context.quadraticCurveTo(
      (step - 0.5) * width * 0.14,
      y - (step % 3) * height * 0.035 - height * 0.05,
      step * width * 0.14,
      y - (step % 2) * height * 0.02,
    );
  context.lineTo(width, height + drop);
  context.fill();
  context.fillStyle = '#171b3a';
  context.fillRect(0, y + height * 0.05, width, height);
};

const paintPlanet = (context: CanvasRenderingContext2D, width: number, height: number, rise: number): void => {
  if (rise < 2.2) return;
  const radius = Math.min(width, height) * 0.16;
  const x = width * 0.84;
  const y = height * (-0.25 + Math.min(0.5, (rise - 2.2) * 0.22));
  const body = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius);
  body.addColorStop(0, '#ffe0b0');
  body.addColorStop(0.55, '#e2835c');
  body.addColorStop(1, '#5e2148');
  context.fillStyle = body;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  context.strokeStyle = 'rgb(255 226 180 / 65%)';
  context.lineWidth = radius * 0.09;
  context.beginPath();
  context.ellipse(x, y, radius * 1.7, radius * 0.36, -0.4, 0.25, Math.PI - 0.1);
  context.stroke();
};

/**
 * Paints the sky. `rise` is the height, which is the natural logarithm of the multiplier. `time` in milliseconds
 * animates the stars.
 */
export const paintSky = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  rise: number,
  time: number,
): void => {
  const [top, bottom] = shades(rise);
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, top);
  sky.addColorStop(1, bottom);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const night = Math.min(1, 0.25 + rise * 0.5);
  for (const { x, y, size, depth, phase } of stars) {
    context.globalAlpha = night * (0.55 + 0.45 * Math.sin(time / 500 + phase));
    context.fillStyle = '#fff';
    context.fillRect(x * width, ((y + rise * depth * 3) % 1) * height, size, size);
  }
  context.globalAlpha = 1;
  paintPlanet(context, width, height, rise);
  context.fillStyle = 'rgb(255 255 255 / 30%)';
  for (const { x, y, size, depth } of clouds) {
    const down = y * height - height * 0.9 + rise * height * depth * 1.25;
    const across = ((x - rise * depth * 0.22 + 3) % 1.5) - 0.25;
    if (down < height * 1.2 && rise < 2.4) paintCloud(context, across * width, down, size * width);
  }
  paintGround(context, width, height, rise * height * 1.1);
};
