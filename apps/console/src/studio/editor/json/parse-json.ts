import { isForbiddenKey } from '@livery/drafts/json';
import { maxLevels, maxTextSize } from '@livery/drafts/limits';
import { createScanner, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type problems from '../../../../locales/EN/problems.json';
import { type BrandDocument, isBranch } from '../model/brand-document.ts';

/** Name of an error in a JSON text. The translations contain a text for each name. */
type JsonCause = keyof typeof problems.cause;

/**
 * Reason why a text that is valid JSON is rejected as a brand file. The translations of the editor contain a text for
 * each reason.
 */
type JsonLimit = 'size' | 'levels' | 'forbiddenKey';

interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Result of parsing: the document, or the error of a text that is not a document. `cause` means that the text is not
 * JSON, and `limit` means that it is JSON that a brand file cannot contain. Line and column are counted from 1.
 */
type ParsedJson =
  | { readonly value: BrandDocument }
  | (Position & { readonly cause: JsonCause })
  | (Position & { readonly limit: JsonLimit });

const toPosition = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

// Values of the enumeration `SyntaxKind` of jsonc-parser, which TypeScript cannot import from a package of ES modules.
const [openBrace, closeBrace, openBracket, closeBracket, colon, stringLiteral, endOfFile] = [1, 2, 3, 4, 6, 10, 17];

/**
 * Finds the first place where a text exceeds a limit of brand files. Reads the tokens one after the other, because a
 * recursive parser fails on a text with thousands of levels.
 */
const findLimit = (text: string): { readonly limit: JsonLimit; readonly offset: number } | undefined => {
  if (new TextEncoder().encode(text).length > maxTextSize) return { limit: 'size', offset: 0 };
  const scanner = createScanner(text, true);
  let levels = 0;
  let last: { readonly value: string; readonly offset: number } | undefined;
  for (let kind: number = scanner.scan(); kind !== endOfFile; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    if (kind === openBrace || kind === openBracket) levels += 1;
    if (kind === closeBrace || kind === closeBracket) levels -= 1;
    if (levels > maxLevels) return { limit: 'levels', offset };
    if (kind === colon && last && isForbiddenKey(last.value)) return { limit: 'forbiddenKey', offset: last.offset };
    last = kind === stringLiteral ? { value: scanner.getTokenValue(), offset } : undefined;
  }
  return undefined;
};

/**
 * Finds the error of a text that is not valid JSON, and the position of the error. The console does not use the error
 * message of the browser, because browsers have different messages, and the messages are in English.
 */
const findJsonError = (text: string): { readonly cause: JsonCause; readonly offset: number } => {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!error) return { cause: 'InvalidSymbol', offset: text.length };
  return { cause: printParseErrorCode(error.error) as JsonCause, offset: error.offset };
};

/** Parses a text that must be a brand file: a JSON object within the limits. Otherwise, returns the error. */
export const parseJson = (text: string): ParsedJson => {
  const found = findLimit(text);
  if (found) return { limit: found.limit, ...toPosition(text, found.offset) };
  try {
    const value: unknown = JSON.parse(text);
    return isBranch(value) ? { value } : { cause: 'ObjectExpected', line: 1, column: 1 };
  } catch {
    const { cause, offset } = findJsonError(text);
    return { cause, ...toPosition(text, offset) };
  }
};
