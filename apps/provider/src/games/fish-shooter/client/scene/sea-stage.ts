import type { Bullet, Mark, CreatureImages } from './paint-sea.ts';
import { markMs, paintBullet, paintCannon, paintMark, paintSwimmer } from './paint-sea.ts';
import type { Swimmer } from './swimmers-motion.ts';
import { createSwimmer, isHit, moveSwimmer } from './swimmers-motion.ts';

const bulletSpeed = 760;
/** Lifetime of a bullet that hits nothing. A missed shot costs nothing. */
const bulletMs = 4500;
const caughtMs = 720;
const enterEveryMs = 620;
const maxSwimmers = 15;
const widestAngle = 1.32;

export interface SeaStageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly images: CreatureImages;
  readonly isCalm: () => boolean;
  /** Called when a bullet hits a creature. */
  readonly onHit: (swimmer: Swimmer, level: number) => void;
  /** Called when a bullet ends without a hit. */
  readonly onMiss: (level: number) => void;
}

export interface SeaStage {
  /** Points the cannon at a position of the canvas, in CSS pixels. */
  readonly aimAt: (x: number, y: number) => void;
  readonly turn: (radians: number) => void;
  readonly fire: (level: number) => void;
  readonly setLevel: (level: number) => void;
  /** Shows the result of a shot. `text` is shown if the creature was caught. */
  readonly end: (swimmer: Swimmer, text: string | undefined) => void;
}

/** Sea with all creatures, and the cannon. It paints while the page is visible. */
export const createSeaStage = ({ canvas, images, isCalm, onHit, onMiss }: SeaStageOptions): SeaStage => {
  const context = canvas.getContext('2d');
  const font = `900 24px ${getComputedStyle(canvas).fontFamily}`;
  let swimmers: Swimmer[] = [];
  let bullets: Bullet[] = [];
  let marks: Mark[] = [];
  let [width, height] = [1, 1];
  let [angle, level, firedAt, enteredAt, before] = [0, 1, -1e9, 0, performance.now()];

  const cannonY = (): number => height - 26;
  const clamp = (value: number): number => Math.max(-widestAngle, Math.min(widestAngle, value));

  const moveBullets = (elapsed: number, now: number): void => {
    const flying: Bullet[] = [];
    for (const bullet of bullets) {
      bullet.x += (bullet.dx * elapsed) / 1000;
      bullet.y += (bullet.dy * elapsed) / 1000;
      if ((bullet.x < 4 && bullet.dx < 0) || (bullet.x > width - 4 && bullet.dx > 0)) bullet.dx *= -1;
      if ((bullet.y < 4 && bullet.dy < 0) || (bullet.y > height - 4 && bullet.dy > 0)) bullet.dy *= -1;
      const target = swimmers.findLast(
        (swimmer) => swimmer.caughtAt === undefined && isHit(swimmer, bullet.x, bullet.y),
      );
      if (target) {
        marks.push({ kind: 'splash', x: bullet.x, y: bullet.y, since: now });
        target.hitAt = now;
        onHit(target, bullet.level);
      } else if (now - bullet.since > bulletMs) onMiss(bullet.level);
      else flying.push(bullet);
    }
    bullets = flying;
  };

  const paint = (now: number): void => {
    requestAnimationFrame(paint);
    if (!context || width < 2) return;
    const elapsed = Math.min(60, now - before);
    before = now;
    const pace = isCalm() ? 0.6 : 1;
    if (now - enteredAt > enterEveryMs && swimmers.length < maxSwimmers) {
      enteredAt = now;
      swimmers.push(createSwimmer(width, height, Math.random, swimmers));
      // Large creatures are painted first, so that they do not hide small ones.
      swimmers.sort((a, b) => b.length - a.length);
    }
    swimmers = swimmers.filter(
      (swimmer) =>
        moveSwimmer(swimmer, elapsed * pace, now, width) &&
        (swimmer.caughtAt === undefined || now - swimmer.caughtAt < caughtMs),
    );
    moveBullets(elapsed, now);
    marks = marks.filter(({ kind, since }) => now - since < markMs[kind]);
    context.clearRect(0, 0, width, height);
    for (const swimmer of swimmers) paintSwimmer(context, swimmer, images, now, isCalm());
    for (const bullet of bullets) paintBullet(context, bullet);
    paintCannon(context, width / 2, cannonY(), angle, level, isCalm() ? 0 : Math.max(0, 1 - (now - firedAt) / 160));
    for (const mark of marks) if (now >= mark.since) paintMark(context, mark, now, font);
  };

  const resize = (): void => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0) return;
    const scale = Math.min(devicePixelRatio, 2);
    const isFirst = width < 2;
    [width, height] = [box.width, box.height];
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    if (!isFirst) return;
    // Adds creatures at the start, so that the sea is not empty.
    for (let n = 0; n < 9; n += 1) {
      const swimmer = createSwimmer(width, height, Math.random, swimmers);
      swimmer.x = width * (0.08 + Math.random() * 0.84);
      swimmers.push(swimmer);
    }
    swimmers.sort((a, b) => b.length - a.length);
  };
  new ResizeObserver(resize).observe(canvas);
  requestAnimationFrame(paint);

  return {
    aimAt: (x, y) => {
      angle = clamp(Math.atan2(x - width / 2, Math.max(1, cannonY() - y)));
    },
    turn: (radians) => {
      angle = clamp(angle + radians);
    },
    setLevel: (next) => {
      level = next;
    },
    fire: (shotLevel) => {
      firedAt = performance.now();
      bullets.push({
        x: width / 2 + Math.sin(angle) * 62,
        y: cannonY() - Math.cos(angle) * 62,
        dx: Math.sin(angle) * bulletSpeed,
        dy: -Math.cos(angle) * bulletSpeed,
        level: shotLevel,
        since: firedAt,
      });
    },
    end: (swimmer, text) => {
      if (text === undefined) return;
      const now = performance.now();
      swimmer.caughtAt = now;
      marks.push({ kind: 'text', x: Math.min(width - 60, Math.max(60, swimmer.x)), y: swimmer.y, since: now, text });
      const coins = isCalm() ? 0 : 7;
      for (let n = 0; n < coins; n += 1)
        marks.push({
          kind: 'coin',
          x: swimmer.x + (Math.random() - 0.5) * 40,
          y: swimmer.y + (Math.random() - 0.5) * 30,
          since: now + n * 60,
          toX: width / 2,
          toY: height + 10,
        });
    },
  };
};
