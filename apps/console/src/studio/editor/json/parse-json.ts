import { type ParseError, parseTree } from 'jsonc-parser';
import { type BrandDocument, isBranch } from '../model/brand-document.ts';

/** A document, or why a text is none. Line and column begin at 1. */
type ParsedJson =
  | { readonly value: BrandDocument }
  | { readonly message: string; readonly line: number; readonly column: number };

/** Finds where a text stops being JSON. The messages of browsers do not always say it. */
const findOffset = (text: string): number => {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? text.length;
};

/** Parses a text that must be a JSON object. */
export const parseJson = (text: string): ParsedJson => {
  try {
    const value: unknown = JSON.parse(text);
    return isBranch(value) ? { value } : { message: 'The document must be a JSON object', line: 1, column: 1 };
  } catch (error) {
    const { message } = error as Error;
    const before = text.slice(0, findOffset(text)).split('\n');
    return { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
};
