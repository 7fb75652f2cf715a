import { describe, expect, it } from 'vitest';
import type { Bullet } from './bullets.ts';
import { moveBullet } from './bullets.ts';

const sea = { width: 300, height: 500 };
const bullet = (x: number, y: number, dx: number, dy: number): Bullet => ({ x, y, dx, dy, level: 1, since: 0 });

describe('moveBullet', () => {
  it('moves in a straight line, in pixels per second', () => {
    const flying = bullet(100, 100, 200, -100);
    moveBullet(flying, 500, sea);
    expect(flying).toMatchObject({ x: 200, y: 50, dx: 200, dy: -100 });
  });

  it('bounces off each edge once', () => {
    const cornered = bullet(299, 2, 100, -100);
    moveBullet(cornered, 10, sea);
    expect(cornered).toMatchObject({ dx: -100, dy: 100 });
    moveBullet(cornered, 10, sea);
    expect(cornered).toMatchObject({ dx: -100, dy: 100 });
  });
});
