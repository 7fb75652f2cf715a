import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

describe('createServerClock', () => {
  it('follows the fastest response instead of the device clock', () => {
    let ticks = 1000;
    const clock = createServerClock(() => ticks);
    clock.sample(50_000 - 400);
    ticks += 2000;
    clock.sample(52_000 - 30);
    ticks += 1000;
    clock.sample(53_000 - 900);
    expect(clock.now()).toBe(53_000 - 30);
  });
});
