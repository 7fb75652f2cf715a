/**
 * Masks a member's name for other members: the first two and last two characters stay visible. A short name shows
 * fewer, so that at least half is hidden.
 */
export const maskName = (name: string): string => {
  const characters = [...name];
  const shown = Math.min(2, Math.floor(characters.length / 4));
  const start = characters.slice(0, Math.max(1, shown)).join('');
  return `${start}***${shown > 0 ? characters.slice(-shown).join('') : ''}`;
};
