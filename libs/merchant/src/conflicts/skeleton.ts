import unhomoglyph from 'unhomoglyph';

/**
 * Returns a form of a host for comparison (UTS #39). Hosts that look alike have the same form, e.g. `lualoc.com` and
 * `lua1oc.com`. The host is in Unicode, not in punycode.
 */
export function toHostSkeleton(host: string): string {
  return unhomoglyph(host).toLowerCase();
}

/**
 * Returns two forms of a name for comparison: one of its small letters and one of its capitals. Two names look alike if
 * one of these forms is the same. Both are needed, because a Greek capital beta looks like a B, but its small letter does
 * not look like a b. Spaces, punctuation and accents do not count: people do not remember them.
 */
export function toNameSkeletons(name: string): readonly [small: string, capital: string] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  // The form of the capitals has no lower case: a capital L does not look like an I, but both would become an l.
  return [toLetters(plain.toLowerCase()).toLowerCase(), toLetters(plain.toUpperCase())];
}

/** Replaces each character by the character that it looks like, and removes accents, spaces and punctuation. */
function toLetters(text: string): string {
  return unhomoglyph(text).replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');
}
