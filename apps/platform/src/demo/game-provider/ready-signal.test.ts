import { describe, expect, it } from 'vitest';
import { createReadySignal } from './ready-signal.ts';

describe('createReadySignal', () => {
  it('wakes all who wait', async () => {
    const signal = createReadySignal();
    const waits = [signal.wait(60_000), signal.wait(60_000)];
    expect(signal.countWaiting()).toBe(2);
    signal.notify();
    await Promise.all(waits);
    expect(signal.countWaiting()).toBe(0);
  });

  it('forgets a caller whose patience is over', async () => {
    const signal = createReadySignal();
    await signal.wait(1);
    expect(signal.countWaiting()).toBe(0);
  });
});
