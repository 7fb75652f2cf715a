/** Flying bullet. Positions are in CSS pixels. Speeds are in CSS pixels per second. */
export interface Bullet {
  x: number;
  y: number;
  dx: number;
  dy: number;
  readonly level: number;
  readonly since: number;
}

/** Distance in pixels from an edge of the canvas at which a bullet bounces. */
const edge = 4;

export const moveBullet = (
  bullet: Bullet,
  elapsedMs: number,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  bullet.x += (bullet.dx * elapsedMs) / 1000;
  bullet.y += (bullet.dy * elapsedMs) / 1000;
  const leavesSide = (bullet.x < edge && bullet.dx < 0) || (bullet.x > width - edge && bullet.dx > 0);
  if (leavesSide) bullet.dx *= -1;
  const leavesTopOrBottom = (bullet.y < edge && bullet.dy < 0) || (bullet.y > height - edge && bullet.dy > 0);
  if (leavesTopOrBottom) bullet.dy *= -1;
};
