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
