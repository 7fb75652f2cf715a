import unhomoglyph from 'unhomoglyph';

/**
 * Returns a form of a host for comparison (UTS #39). Hosts that look alike have the same form, e.g. `lualoc.com` and
 * `lua1oc.com`. The host is in Unicode, not in punycode.
 */
export function toHostSkeleton(host: string): string {
  return unhomoglyph(host).toLowerCase();
}

/**
 * Returns two forms of a name for comparison: one of its lower-case letters and one of its upper-case letters. Two
 * names look alike if one of these forms is the same. Both are needed: for example, an upper-case Greek beta looks like
 * a B, but a lower-case beta does not look like a b. Spaces, punctuation and accents are ignored, because people do not
 * remember them.
 */
export function toNameSkeletons(name: string): readonly [small: string, capital: string] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  // In the upper-case form, `unhomoglyph` replaces an I by its look-alike `l`. A conversion to lower case would also
  // change an L to `l`, although I and L do not look alike.
  return [toLetters(plain.toLowerCase()).toLowerCase(), toLetters(plain.toUpperCase())];
}

/** Replaces each character by the character that it looks like, and removes accents, spaces and punctuation. */
function toLetters(text: string): string {
  return unhomoglyph(text).replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');
}
