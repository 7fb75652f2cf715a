/**
 * Limit in milliseconds of a step in the browser. The first visit of a game builds its scripts. This takes a long
 * time on a busy machine.
 */
export const pageTimeout = 120_000;
