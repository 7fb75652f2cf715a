/** Full speed of a reel, in cells per second. */
const speed = 26;
const windUpMs = 140;
const speedUpMs = 220;
const stopMs = 560;
/**
 * Strength of the overshoot at the stop ("back" easing function): the reel moves a little past its stop and then
 * returns.
 */
const bounce = 0.9;
/**
 * Distance in cells from the start of braking to the stop. With this distance, braking starts at the full speed of the
 * reel, so that the speed does not jump.
 */
const computeBrakingCells = (durationMs: number): number => (speed * durationMs) / 1000 / (bounce + 3);

const easeOutBack = (part: number): number => 1 + (bounce + 1) * (part - 1) ** 3 + bounce * (part - 1) ** 2;

/**
 * Returns the distance in cells that a reel has moved `elapsed` milliseconds after its start. The reel first moves
 * slightly back, then accelerates to full speed.
 */
const travelled = (elapsed: number): number => {
  if (elapsed < windUpMs) return -0.22 * Math.sin((elapsed / windUpMs) * Math.PI * 0.5);
  const running = elapsed - windUpMs;
  const distance =
    running < speedUpMs
      ? ((speed / 1000) * running ** 2) / (2 * speedUpMs)
      : (speed / 1000) * (running - speedUpMs / 2);
  return distance - 0.22;
};

type Phase =
  | { readonly name: 'still'; readonly position: number }
  | { readonly name: 'running'; readonly from: number; readonly since: number }
  | {
      readonly name: 'braking';
      readonly target: number;
      readonly distance: number;
      readonly since: number;
      readonly durationMs: number;
    };

export interface ReelMotion {
  readonly start: (now: number) => void;
  /**
   * Slows the reel down and stops it after `durationMs`. `target` is the strip index of the topmost symbol after the
   * stop.
   */
  readonly brake: (target: number, now: number, durationMs?: number) => void;
  readonly jumpTo: (target: number) => void;
  /** Strip index of the symbol at the top edge, with a fraction. The index decreases while the symbols move down. */
  readonly position: (now: number) => number;
  /** Strength of the motion blur: 0 for a reel that does not move, 1 at full speed. */
  readonly blur: (now: number) => number;
  readonly isStill: (now: number) => boolean;
}

/**
 * Computes the position of one reel over time. `initial` is the strip index of the topmost symbol before the first
 * spin. All times are in milliseconds of the same clock.
 */
export const createReelMotion = (initial: number): ReelMotion => {
  let phase: Phase = { name: 'still', position: initial };

  const position = (now: number): number => {
    if (phase.name === 'still') return phase.position;
    if (phase.name === 'running') return phase.from - travelled(Math.max(0, now - phase.since));
    const part = Math.min(1, Math.max(0, now - phase.since) / phase.durationMs);
    return phase.target + phase.distance * (1 - easeOutBack(part));
  };

  return {
    start: (now) => {
      phase = { name: 'running', from: position(now), since: now };
    },
    brake: (target, now, durationMs = stopMs) => {
      // At the start of braking, the position jumps to a point near the stop. The player does not see that symbols are
      // skipped, because the symbols are blurred. The fractional part of the position stays the same, so that the
      // symbols do not shift visibly.
      const here = position(now);
      const fraction = here - Math.floor(here);
      const distance = Math.ceil(computeBrakingCells(durationMs) - fraction) + fraction;
      phase = { name: 'braking', target, distance, since: now, durationMs };
    },
    jumpTo: (target) => {
      phase = { name: 'still', position: target };
    },
    position,
    blur: (now) => {
      if (phase.name === 'still') return 0;
      if (phase.name === 'running') return Math.min(1, Math.max(0, (now - phase.since - windUpMs) / speedUpMs));
      return Math.max(0, 1 - (now - phase.since) / (phase.durationMs * 0.36));
    },
    isStill: (now) => phase.name === 'still' || (phase.name === 'braking' && now - phase.since >= phase.durationMs),
  };
};
