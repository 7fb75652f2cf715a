import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type problems from '../../../../locales/EN/problems.json';
import { type BrandDocument, isBranch } from '../model/brand-document.ts';

/** Name of an error in a JSON text. The translations contain a text for each name. */
type JsonCause = keyof typeof problems.cause;

/**
 * Result of parsing: the document, or the error of a text that is not a document. Line and column are counted from 1.
 */
type ParsedJson =
  | { readonly value: BrandDocument }
  | { readonly cause: JsonCause; readonly line: number; readonly column: number };

/**
 * Finds the error of a text that is not valid JSON, and its position. The error messages of browsers differ, and are in
 * English.
 */
const findJsonError = (text: string): { readonly cause: JsonCause; readonly offset: number } => {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!error) return { cause: 'InvalidSymbol', offset: text.length };
  return { cause: printParseErrorCode(error.error) as JsonCause, offset: error.offset };
};

/** Parses a text that must be a JSON object. */
export const parseJson = (text: string): ParsedJson => {
  try {
    const value: unknown = JSON.parse(text);
    return isBranch(value) ? { value } : { cause: 'ObjectExpected', line: 1, column: 1 };
  } catch {
    const { cause, offset } = findJsonError(text);
    const before = text.slice(0, offset).split('\n');
    return { cause, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
};
