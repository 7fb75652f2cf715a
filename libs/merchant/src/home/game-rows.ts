/**
 * Default number of game rows in the block `games`. This constant has its own module, because the first load of the app
 * needs it but not the other block settings.
 */
export const defaultGameRows = 4;
