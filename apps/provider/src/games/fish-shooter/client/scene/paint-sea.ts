import type { Creature } from '../../rules/creatures.ts';
import type { Bullet } from './bullets.ts';
import type { Swimmer } from './swimmers-motion.ts';
import { kinds } from './swimmers-motion.ts';

type Context = CanvasRenderingContext2D;
export type CreatureImages = Readonly<
  Record<Creature, CanvasImageSource & { readonly width: number; readonly height: number }>
>;

/** Short animation that is painted above the creatures. */
export interface Mark {
  readonly kind: 'splash' | 'coin' | 'text';
  readonly x: number;
  readonly y: number;
  readonly since: number;
  readonly text?: string;
  /** `toX` and `toY` are the position to which a coin flies. Undefined for the other kinds of marks. */
  readonly toX?: number;
  readonly toY?: number;
}

const slices = 14;
/** Duration in milliseconds in which a caught creature shrinks and disappears. */
export const caughtMs = 720;
const shakeMs = 260;
const flashMs = 200;

/**
 * Paints a creature in vertical slices. Each slice has a different vertical offset, so the creature seems to swim. The
 * tail moves most.
 */
const paintSlices = (
  context: Context,
  image: CreatureImages[Creature],
  { length, phase }: Swimmer,
  { tall, now }: { readonly tall: number; readonly now: number },
): void => {
  for (let slice = 0; slice < slices; slice += 1) {
    const part = slice / slices;
    const wave = Math.sin(now / (90 + length * 0.7) + phase - part * 3.4) * tall * 0.05 * (1.15 - part);
    context.drawImage(
      image,
      part * image.width,
      0,
      image.width / slices + 1,
      image.height,
      -length / 2 + part * length,
      -tall / 2 + wave,
      length / slices + 0.7,
      tall,
    );
  }
};

export interface SwimmerPainting {
  readonly images: CreatureImages;
  /** Time of the current frame, from the callback of `requestAnimationFrame`, in milliseconds. */
  readonly now: number;
  /** True if the player prefers reduced motion. */
  readonly isCalm: boolean;
}

export const paintSwimmer = (context: Context, swimmer: Swimmer, { images, now, isCalm }: SwimmerPainting): void => {
  const { creature, way, length, x, y, caughtAt, hitAt } = swimmer;
  const image = images[creature];
  const tall = length * kinds[creature].ratio;
  const caughtProgress = caughtAt === undefined ? 0 : Math.min(1, (now - caughtAt) / caughtMs);
  const isShaken = caughtAt === undefined && now - hitAt < shakeMs && !isCalm;
  const isRigid = creature === 'chest' || isCalm;
  context.save();
  context.translate(x + (isShaken ? Math.sin((now - hitAt) / 18) * 3 : 0), y - caughtProgress * 34);
  context.scale(way * (1 - caughtProgress * 0.75), 1 - caughtProgress * 0.75);
  if (!isCalm) context.rotate(caughtProgress * 5);
  context.globalAlpha = 1 - caughtProgress * 0.9;
  if (isRigid) context.drawImage(image, -length / 2, -tall / 2, length, tall);
  else paintSlices(context, image, swimmer, { tall, now });
  if (now - hitAt < flashMs) {
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.35;
    context.drawImage(image, -length / 2, -tall / 2, length, tall);
  }
  context.restore();
};

export const paintBullet = (context: Context, { x, y, dx, dy, level }: Bullet): void => {
  const size = 5 + level * 0.5;
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan2(dy, dx));
  const trail = context.createLinearGradient(-size * 7, 0, size, 0);
  trail.addColorStop(0, 'rgb(120 240 255 / 0)');
  trail.addColorStop(1, level >= 5 ? 'rgb(255 190 60 / .9)' : 'rgb(150 245 255 / .9)');
  context.fillStyle = trail;
  context.beginPath();
  context.ellipse(-size * 2.6, 0, size * 4.2, size * 0.75, 0, 0, 7);
  context.fill();
  context.fillStyle = '#fff';
  context.shadowColor = level >= 5 ? '#ffb020' : '#5ff0ff';
  context.shadowBlur = 14;
  context.beginPath();
  context.arc(0, 0, size, 0, 7);
  context.fill();
  context.restore();
};

export const markMs = { splash: 420, coin: 760, text: 1300 } as const;

const paintSplash = (context: Context, { x, y, since }: Mark, part: number): void => {
  context.globalAlpha = 1 - part;
  context.strokeStyle = '#dffcff';
  context.lineWidth = 3 * (1 - part) + 0.5;
  for (const ring of [16, 30]) {
    context.beginPath();
    context.arc(x, y, ring * (0.4 + part), 0, 7);
    context.stroke();
  }
  for (let n = 0; n < 6; n += 1) {
    const angle = n * 1.05 + since;
    context.beginPath();
    context.arc(x + Math.cos(angle) * 34 * part, y + Math.sin(angle) * 34 * part, 3 * (1 - part), 0, 7);
    context.stroke();
  }
};

/**
 * Paints a rotating coin that flies from (`x`, `y`) to (`toX`, `toY`). `part` is the elapsed fraction of the
 * animation.
 */
const paintCoin = (context: Context, { x, y, toX = x, toY = y }: Mark, part: number): void => {
  const ease = part * part * (3 - 2 * part);
  const [atX, atY] = [x + (toX - x) * ease, y + (toY - y) * ease - Math.sin(part * Math.PI) * 60];
  const turn = Math.abs(Math.cos(part * 14)) * 9 + 1.5;
  context.fillStyle = '#a8620b';
  context.beginPath();
  context.ellipse(atX, atY + 1.5, turn, 9.5, 0, 0, 7);
  context.fill();
  context.fillStyle = '#ffd257';
  context.beginPath();
  context.ellipse(atX, atY, turn, 9, 0, 0, 7);
  context.fill();
};

/** Paints a won amount that rises and fades. `part` is the elapsed fraction of the animation. */
const paintText = (context: Context, { x, y, text = '' }: Mark, part: number, font: string): void => {
  context.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3;
  context.font = font;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 6;
  context.strokeStyle = '#2a1000';
  context.fillStyle = '#ffe48a';
  const rise = y - 46 * (1 - (1 - part) ** 3);
  context.strokeText(text, x, rise);
  context.fillText(text, x, rise);
};

export const paintMark = (context: Context, mark: Mark, now: number, font: string): void => {
  const part = Math.min(1, Math.max(0, (now - mark.since) / markMs[mark.kind]));
  context.save();
  if (mark.kind === 'splash') paintSplash(context, mark, part);
  else if (mark.kind === 'coin') paintCoin(context, mark, part);
  else paintText(context, mark, part, font);
  context.restore();
};

const paintBarrel = (context: Context, x: number): void => {
  const metal = context.createLinearGradient(x - 10, 0, x + 10, 0);
  metal.addColorStop(0, '#7c4708');
  metal.addColorStop(0.35, '#fff3bf');
  metal.addColorStop(0.6, '#ffd257');
  metal.addColorStop(1, '#7c4708');
  context.fillStyle = metal;
  context.strokeStyle = '#3a1c04';
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x - 9, -62, 18, 60, 6);
  context.fill();
  context.stroke();
  context.beginPath();
  context.roundRect(x - 12, -66, 24, 12, 5);
  context.fill();
  context.stroke();
};

const paintBase = (context: Context, level: number): void => {
  const base = context.createRadialGradient(-8, -12, 4, 0, 0, 36);
  base.addColorStop(0, '#bff7ff');
  base.addColorStop(0.5, '#2f8fd6');
  base.addColorStop(1, '#0b2f66');
  context.fillStyle = base;
  context.strokeStyle = '#ffd257';
  context.lineWidth = 3;
  context.beginPath();
  context.arc(0, 0, 31, 0, 7);
  context.fill();
  context.stroke();
  context.fillStyle = '#fff';
  context.font = `900 17px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`×${level}`, 0, -2);
};

export interface Cannon {
  readonly x: number;
  readonly y: number;
  /** Direction of the cannon in radians: 0 points up, and positive angles point to the right. */
  readonly angle: number;
  readonly level: number;
  /** Backward movement of the cannon after a shot: 1 directly after the shot, 0 at rest. */
  readonly recoil: number;
}

/** Paints the cannon at the bottom of the sea. A cannon of level 5 or higher has two barrels. */
export const paintCannon = (context: Context, { x, y, angle, level, recoil }: Cannon): void => {
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(angle);
  context.translate(0, recoil * 9);
  for (const barrelX of level >= 5 ? [-9, 9] : [0]) paintBarrel(context, barrelX);
  context.restore();
  paintBase(context, level);
  context.restore();
};
