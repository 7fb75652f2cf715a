import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';
import { isReservedCode } from './reserved-codes.ts';

/** A brand that exists: its code and its host names. */
export interface ExistingBrand {
  readonly code: string;
  readonly domains: readonly string[];
}

/**
 * Reason why a new brand cannot use a code. `reserved` means that no brand can use the code. `taken` means that
 * another brand has the code. `confusable` means that the code looks like the code or host name of another brand.
 */
export type CodeConflict =
  | { readonly kind: 'reserved' }
  | { readonly kind: 'taken' | 'confusable'; readonly other: string };

const maxLength = 40;

/**
 * Number of characters that `proposeCode` does not use at the end of a code. They are reserved for a hyphen and a
 * number, which are added if the code is not available.
 */
const suffixLength = 4;

/** Returns the reason why a new brand cannot use a code. Returns undefined if the code is available. */
export function findCodeConflict(code: string, brands: readonly ExistingBrand[]): CodeConflict | undefined {
  if (isReservedCode(code)) return { kind: 'reserved' };
  if (brands.some((brand) => brand.code === code)) return { kind: 'taken', other: code };
  const skeleton = toSkeleton(code);
  const other = brands.find((brand) =>
    [brand.code, ...brand.domains.flatMap((domain) => domain.split('.').slice(0, -1))].some(
      (name) => toSkeleton(name) === skeleton,
    ),
  );
  return other && { kind: 'confusable', other: other.code };
}

/**
 * Creates the code of a new brand from its name. Letters of all scripts are converted to Latin letters. If a code is
 * reserved, belongs to another brand, or looks like the code or host of another brand, a number is added, e.g.
 * `lualoc-2`.
 */
export function proposeCode(name: string, brands: readonly ExistingBrand[]): string {
  const base = toCode(name) || 'brand';
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}-${number}`;
    if (findCodeConflict(code, brands) === undefined) return code;
  }
}

function toCode(name: string): string {
  return anyAscii(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength - suffixLength)
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns a simplified form of a code for comparisons. Codes that look alike have the same form, e.g. `lualoc`,
 * `lua-loc` and `lua1oc`.
 */
function toSkeleton(code: string): string {
  return unhomoglyph(code.toLowerCase()).toLowerCase().replaceAll('-', '');
}
