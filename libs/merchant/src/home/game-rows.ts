/**
 * Default number of game rows in the block `games`. The constant has its own file, because it is needed for the first
 * screen. So the code that loads first does not contain the other settings of the blocks.
 */
export const defaultGameRows = 4;
