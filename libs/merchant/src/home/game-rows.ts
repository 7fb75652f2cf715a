/**
 * Default number of game rows in the block `games`. The constant has its own file, because the first load of the app
 * needs it. The first load does not need the other block settings.
 */
export const defaultGameRows = 4;
