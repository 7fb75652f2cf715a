import unhomoglyph from 'unhomoglyph';

/**
 * Converts a host to a text for comparisons (a skeleton as defined in UTS #39). Hosts that look alike have the same
 * skeleton, e.g. `lualoc.com` and `lua1oc.com`. The host must be in Unicode, not in punycode.
 */
export function toHostSkeleton(host: string): string {
  return unhomoglyph(host).toLowerCase();
}

/**
 * Converts a name to two texts for comparisons, one from its lower-case and one from its upper-case letters. Two names
 * look alike if one of these texts is equal. Both are needed: an upper-case Greek beta looks like a B, but a lower-case
 * beta does not look like a b. Spaces, punctuation and accents are removed, because people do not remember them.
 */
export function toNameSkeletons(name: string): readonly [small: string, capital: string] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  // The upper-case text is not converted to lower case. `unhomoglyph` replaces an upper-case I by `l`, because both
  // look alike. A conversion would turn an L into `l` too, although I and L do not look alike.
  return [toLetters(plain.toLowerCase()).toLowerCase(), toLetters(plain.toUpperCase())];
}

/** Replaces each character by the character that it looks like, and removes accents, spaces and punctuation. */
function toLetters(text: string): string {
  return unhomoglyph(text).replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');
}
