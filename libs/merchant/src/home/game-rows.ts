/**
 * Rows of the block `games` without the setting. It has a module of its own, because the first load of the app contains
 * it, and not the other settings.
 */
export const defaultGameRows = 4;
