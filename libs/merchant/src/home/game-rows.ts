/**
 * Default number of game rows in the block `games`. This constant has its own file, because the first load of the app
 * needs it but does not need the other block settings.
 */
export const defaultGameRows = 4;
