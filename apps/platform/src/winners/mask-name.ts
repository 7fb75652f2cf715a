/** A member's name as others see it: its first two and last two letters. A short name shows fewer, so that at least half stays hidden. */
export const maskName = (name: string): string => {
  const letters = [...name];
  const shown = Math.min(2, Math.floor(letters.length / 4));
  const start = letters.slice(0, Math.max(1, shown)).join('');
  return `${start}***${shown > 0 ? letters.slice(-shown).join('') : ''}`;
};
