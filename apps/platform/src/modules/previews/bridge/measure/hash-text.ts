const prime = 0x01000193;

/**
 * Returns the concatenation of two 32-bit FNV-1a hashes of a text: one of its characters in order, one in reverse
 * order. The hash detects changes and gives no protection against attackers.
 */
export const hashText = (text: string): string => {
  let [forward, backward] = [0x811c9dc5, 0x811c9dc5];
  for (let index = 0; index < text.length; index += 1) {
    forward = Math.imul(forward ^ text.charCodeAt(index), prime);
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - index), prime);
  }
  return `${(forward >>> 0).toString(36)}.${(backward >>> 0).toString(36)}`;
};
