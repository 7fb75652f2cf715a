import { schemaTexts } from './problems/schema-texts.ts';

const separator = ' — write ';

type SchemaCode = keyof typeof schemaTexts;

type Values = Readonly<Record<string, string | number>>;

/** Parts of the message of a schema error. */
interface ParsedProblem {
  /** Description of the problem in English. */
  readonly reason: string;
  /** Description of a correct value in English. Absent if zod itself created the message. */
  readonly right?: string;
  /**
   * Code of the problem and the values in its message, from which a translation can be made. Absent if the message
   * does not match any text in `schemaTexts`.
   */
  readonly text?: { readonly code: SchemaCode; readonly values: Readonly<Record<string, string>> };
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Creates the English message of a schema error: the problem and the correct form. */
export function describeProblem(code: SchemaCode, values: Values = {}): string {
  const [reason, right] = schemaTexts[code];
  return fill(reason, values) + separator + fill(right, values);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/**
 * Creates a regular expression that matches all messages with these two texts, whatever the values of the placeholders
 * are. The match contains each value in a group with the name of its placeholder.
 */
const createPattern = ([reason, right]: readonly [string, string]): RegExp => {
  const names = new Set<string>();
  const pattern = escapePattern(reason + separator + right).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (names.has(name)) return String.raw`\k<${name}>`;
    names.add(name);
    return `(?<${name}>.+?)`;
  });
  return new RegExp(`^${pattern}$`, 's');
};

let patterns: readonly (readonly [SchemaCode, RegExp])[] | undefined;

/**
 * Splits the message of a schema error into the problem (`reason`) and the correct form (`right`), and finds its code
 * and its values. They must be read from the text, because a check of the library zod can pass on nothing except a
 * text.
 */
export function parseProblem(message: string): ParsedProblem {
  const [reason = message, right] = message.split(separator);
  if (right === undefined) return { reason };
  patterns ??= Object.entries(schemaTexts).map(([code, texts]) => [code as SchemaCode, createPattern(texts)] as const);
  for (const [code, pattern] of patterns) {
    const match = pattern.exec(message);
    if (match) return { reason, right, text: { code, values: { ...match.groups } } };
  }
  return { reason, right };
}
