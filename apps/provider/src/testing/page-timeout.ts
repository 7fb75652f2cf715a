/**
 * Time limit in milliseconds of one step of a browser test. The first visit of a game builds its scripts, which takes a
 * long time on a busy machine.
 */
export const pageTimeout = 120_000;
