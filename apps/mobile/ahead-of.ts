/** Chunks that every page has before it asks for any other. */
const first = /[\\/](?:main|rolldown-runtime|vendor|frame)-[^\\/]+\.js$/;

/** Chunks that are asked for once the browser is idle: what they import may follow them. */
const idle = /[\\/](?:elsewhere|late|schema-check|favourite-heart)-[^\\/]+\.js$/;

/**
 * Scripts that are asked for together with a late chunk, since it imports them. The list stands in the chunk that asks,
 * by file names that no compression shortens, so it holds only what somebody would wait for. Style sheets are not of it: they always come with their chunk.
 */
export const aheadOf = (file: string, imported: string[]): string[] =>
  idle.test(file) ? [] : imported.filter((each) => !first.test(each));
