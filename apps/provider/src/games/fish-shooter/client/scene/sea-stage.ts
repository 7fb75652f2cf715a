import { resizeCanvas } from '../../../../client/dom/canvas-size.ts';
import type { Bullet } from './bullets.ts';
import { moveBullet } from './bullets.ts';
import type { CreatureImages, Mark } from './paint-sea.ts';
import { caughtMs, markMs, paintBullet, paintCannon, paintMark, paintSwimmer } from './paint-sea.ts';
import { paintPrize, paintTarget } from './paint-labels.ts';
import type { Swimmer } from './swimmers-motion.ts';
import { createSwimmer, isHit, moveSwimmer } from './swimmers-motion.ts';

/** Speed of a bullet in CSS pixels per second. */
const bulletSpeed = 760;
/** Time in milliseconds after which a bullet that hits nothing is removed. A missed shot costs nothing. */
const bulletMs = 4500;
const enterEveryMs = 620;
const maxSwimmers = 15;
const swimmersAtStart = 9;
/** Maximum angle in radians that the cannon can turn to the left or right. */
const widestAngle = 1.32;
const barrelLength = 62;
const recoilMs = 160;
const coinsPerCatch = 7;
/** Factor for the speed of the creatures if the player prefers reduced motion. */
const calmPace = 0.6;
/**
 * Maximum duration of one animation step in milliseconds. Without this limit, creatures jump when a hidden page becomes
 * visible again.
 */
const maxStepMs = 60;

export interface SeaStageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly images: CreatureImages;
  readonly isCalm: () => boolean;
  readonly onHit: (swimmer: Swimmer, level: number) => void;
  /** Called when a bullet disappears without a hit. `level` is the level of the cannon at the shot. */
  readonly onMiss: (level: number) => void;
}

// Order for painting: large creatures are painted first, so that they never hide small creatures.
const byLength = (a: Swimmer, b: Swimmer): number => b.length - a.length;

/** Canvas with the creatures, the bullets and the cannon. Positions are in CSS pixels. */
export class SeaStage {
  readonly #options: SeaStageOptions;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #font: string;
  #swimmers: Swimmer[] = [];
  #bullets: Bullet[] = [];
  #marks: Mark[] = [];
  #width = 1;
  #height = 1;
  /** Current direction of the cannon in radians: 0 points up, and positive angles point to the right. */
  #angle = 0;
  #level = 1;
  /** Creature that the cannon follows. */
  #target: Swimmer | undefined;
  #firedAt = -1e9;
  #enteredAt = 0;
  #paintedAt = performance.now();

  constructor(options: SeaStageOptions) {
    const { canvas } = options;
    this.#options = options;
    this.#context = canvas.getContext('2d');
    this.#font = `900 24px ${getComputedStyle(canvas).fontFamily}`;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    this.#requestPaint();
  }

  /** Turns the cannon to a position on the canvas, in CSS pixels. */
  aimAt(x: number, y: number): void {
    this.#setAngle(Math.atan2(x - this.#width / 2, Math.max(1, this.#cannonY - y)));
  }

  /**
   * Locks the cannon on the creature at a position on the canvas. The cannon then follows this creature until it is
   * caught, leaves the sea or `unlock` is called. Without a creature at the position, nothing is locked.
   */
  lockOnto(x: number, y: number): void {
    this.#target = this.#swimmers.findLast((swimmer) => swimmer.caughtAt === undefined && isHit(swimmer, x, y));
  }

  unlock(): void {
    this.#target = undefined;
  }

  turn(radians: number): void {
    this.#setAngle(this.#angle + radians);
  }

  setLevel(level: number): void {
    this.#level = level;
  }

  fire(level: number): void {
    const [dx, dy] = [Math.sin(this.#angle), -Math.cos(this.#angle)];
    this.#firedAt = performance.now();
    this.#bullets.push({
      x: this.#width / 2 + dx * barrelLength,
      y: this.#cannonY + dy * barrelLength,
      dx: dx * bulletSpeed,
      dy: dy * bulletSpeed,
      level,
      since: this.#firedAt,
    });
  }

  /** Animates a caught creature: the creature shrinks, coins fly, and the text `amount` rises. */
  showCatch(swimmer: Swimmer, amount: string): void {
    const now = performance.now();
    swimmer.caughtAt = now;
    const textX = Math.min(this.#width - 60, Math.max(60, swimmer.x));
    this.#marks.push({ kind: 'text', x: textX, y: swimmer.y, since: now, text: amount });
    if (this.#options.isCalm()) return;
    for (let n = 0; n < coinsPerCatch; n += 1)
      this.#marks.push({
        kind: 'coin',
        x: swimmer.x + (Math.random() - 0.5) * 40,
        y: swimmer.y + (Math.random() - 0.5) * 30,
        since: now + n * 60,
        toX: this.#width / 2,
        toY: this.#height + 10,
      });
  }

  get #cannonY(): number {
    return this.#height - 26;
  }

  #setAngle(angle: number): void {
    this.#angle = Math.max(-widestAngle, Math.min(widestAngle, angle));
  }

  #requestPaint(): void {
    requestAnimationFrame((now) => {
      this.#requestPaint();
      this.#paint(now);
    });
  }

  #paint(now: number): void {
    const context = this.#context;
    if (!context || this.#width < 2) return;
    const { images, isCalm } = this.#options;
    this.#move(Math.min(maxStepMs, now - this.#paintedAt), now);
    this.#paintedAt = now;
    this.#followTarget();
    context.clearRect(0, 0, this.#width, this.#height);
    for (const swimmer of this.#swimmers) paintSwimmer(context, swimmer, { images, now, isCalm: isCalm() });
    for (const swimmer of this.#swimmers) paintPrize(context, swimmer);
    if (this.#target) paintTarget(context, this.#target);
    for (const bullet of this.#bullets) paintBullet(context, bullet);
    paintCannon(context, {
      x: this.#width / 2,
      y: this.#cannonY,
      angle: this.#angle,
      level: this.#level,
      recoil: isCalm() ? 0 : Math.max(0, 1 - (now - this.#firedAt) / recoilMs),
    });
    for (const mark of this.#marks) if (now >= mark.since) paintMark(context, mark, now, this.#font);
  }

  #followTarget(): void {
    const target = this.#target;
    if (!target) return;
    if (target.caughtAt === undefined && this.#swimmers.includes(target)) this.aimAt(target.x, target.y);
    else this.unlock();
  }

  /**
   * Moves all creatures and bullets by one animation step. Removes the creatures that have left the sea or whose catch
   * animation has ended. Removes the bullets that have hit a creature or whose time is over.
   */
  #move(elapsedMs: number, now: number): void {
    if (now - this.#enteredAt > enterEveryMs && this.#swimmers.length < maxSwimmers) {
      this.#enteredAt = now;
      this.#addSwimmer();
    }
    const pace = this.#options.isCalm() ? calmPace : 1;
    this.#swimmers = this.#swimmers.filter(
      (swimmer) =>
        moveSwimmer(swimmer, elapsedMs * pace, now, this.#width) &&
        (swimmer.caughtAt === undefined || now - swimmer.caughtAt < caughtMs),
    );
    this.#bullets = this.#bullets.filter((bullet) => {
      moveBullet(bullet, elapsedMs, { width: this.#width, height: this.#height });
      return this.#isFlying(bullet, now);
    });
    this.#marks = this.#marks.filter(({ kind, since }) => now - since < markMs[kind]);
  }

  /**
   * Returns true while a bullet flies. If the bullet hits a creature, calls `onHit` and returns false. If the max
   * flight time is over, calls `onMiss` and returns false.
   */
  #isFlying(bullet: Bullet, now: number): boolean {
    const { onHit, onMiss } = this.#options;
    const target = this.#swimmers.findLast(
      (swimmer) => swimmer.caughtAt === undefined && isHit(swimmer, bullet.x, bullet.y),
    );
    if (target) {
      this.#marks.push({ kind: 'splash', x: bullet.x, y: bullet.y, since: now });
      target.hitAt = now;
      onHit(target, bullet.level);
      return false;
    }
    if (now - bullet.since <= bulletMs) return true;
    onMiss(bullet.level);
    return false;
  }

  #addSwimmer(): Swimmer {
    const swimmer = createSwimmer(this.#width, this.#height, Math.random, this.#swimmers);
    this.#swimmers.push(swimmer);
    this.#swimmers.sort(byLength);
    return swimmer;
  }

  #resize(): void {
    const { canvas } = this.#options;
    const box = canvas.getBoundingClientRect();
    if (box.width === 0) return;
    const isFirst = this.#width < 2;
    this.#width = box.width;
    this.#height = box.height;
    resizeCanvas(canvas, box.width, box.height);
    if (isFirst) this.#fillSea();
  }

  /** Spreads the first creatures over the sea. Later creatures enter at the sides. */
  #fillSea(): void {
    for (let n = 0; n < swimmersAtStart; n += 1) this.#addSwimmer().x = this.#width * (0.08 + Math.random() * 0.84);
  }
}
