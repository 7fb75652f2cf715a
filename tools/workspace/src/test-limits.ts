/**
 * Limits of the unit tests in milliseconds. They are far above the time that a test needs, because a busy machine can
 * stop a process for seconds. High limits do not make passing tests slower.
 */
export const testLimits = {
  /** Limit of a wait for an outcome: `vi.waitFor`, `vi.waitUntil`, `expect.poll`. */
  outcome: 60_000,
  test: 240_000,
  hook: 240_000,
};
