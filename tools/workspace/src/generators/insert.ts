import type { Tree } from '@nx/devkit';

/**
 * Returns the text of a file in the file tree of an Nx generator. Throws an Error if the file is missing. `purpose` is
 * what the generator wants to add to the file, such as `the flag`, for the error message.
 */
export const readText = (tree: Tree, path: string, purpose: string): string => {
  const text = tree.read(path, 'utf8');
  if (text === null)
    throw new Error(
      `${path} does not exist, so ${purpose} cannot be added. If the file has moved, update the generator in ` +
        'tools/workspace/src/generators.',
    );
  return text;
};

/** Inserts a line after the last match of the pattern, or at the start of the text if nothing matches. */
export const insertAfterLast = (text: string, pattern: RegExp, line: string): string => {
  const lines = text.split('\n');
  const at = lines.findLastIndex((each) => pattern.test(each));
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
};

/**
 * Adds an entry to the end of the exported array whose name matches. If the array is on one line, it remains on one
 * line.
 */
export const appendToArray = (text: string, name: RegExp, entry: string): string => {
  const start = name.exec(text);
  const open = start ? text.indexOf('[', text.indexOf('=', start.index)) : -1;
  const close = open < 0 ? -1 : text.indexOf('];', open);
  if (close < 0) throw new Error(`No array ${String(name)} was found to add ${entry} to.`);
  const inside = text.slice(open + 1, close).trim();
  const isLong = inside.includes('\n');
  const entries = [...(inside ? [inside.replace(/,$/, '')] : []), entry];
  const body = isLong ? `\n  ${entries.join(',\n  ')},\n` : entries.join(', ');
  return `${text.slice(0, open + 1)}${body}${text.slice(close)}`;
};
