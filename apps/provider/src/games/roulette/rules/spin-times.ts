/**
 * `ballLiesAt` is the time at which the ball lies still. `spinEndsAt` is the time at which the round ends. Both are in
 * milliseconds after the throw.
 */
export const ballLiesAt = 7600;
export const spinEndsAt = 9200;
