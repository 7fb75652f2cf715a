import { type BrandDocument, isBranch } from '../model/brand-document.ts';

/** A document, or why a text is none. Line and column begin at 1. */
type ParsedJson =
  | { readonly value: BrandDocument }
  | { readonly message: string; readonly line: number; readonly column: number };

/** Finds where a text stops being JSON. Browsers write the position in different ways, or not at all. */
const findOffset = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Math.min(Number(position), text.length);
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) return text.length;
  const before = text.split('\n').slice(0, Number(line) - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
};

/** Parses a text that must be a JSON object. */
export const parseJson = (text: string): ParsedJson => {
  try {
    const value: unknown = JSON.parse(text);
    return isBranch(value) ? { value } : { message: 'The document must be a JSON object', line: 1, column: 1 };
  } catch (error) {
    const { message } = error as Error;
    const before = text.slice(0, findOffset(text, message)).split('\n');
    return { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
};
