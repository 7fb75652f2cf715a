/**
 * Masks the name of a member for display to other members. The first two and the last two characters stay visible. For
 * a short name, fewer characters stay visible, so that at least half is hidden.
 */
export const maskName = (name: string): string => {
  const characters = [...name];
  const shown = Math.min(2, Math.floor(characters.length / 4));
  const start = characters.slice(0, Math.max(1, shown)).join('');
  return `${start}***${shown > 0 ? characters.slice(-shown).join('') : ''}`;
};

/**
 * Masks the name of a person for display to this person. The first character of each word stays visible. The number of
 * the hidden characters does not show the length of the name.
 */
export const maskPersonName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
