/**
 * `ballLiesAt` and `spinEndsAt` are the times in milliseconds after the throw at which the ball lies still and the
 * round ends.
 */
export const ballLiesAt = 7600;
export const spinEndsAt = 9200;
