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
 * Creates a pattern that matches each message with these two texts: the problem and the correct form. A named group
 * of the pattern matches the value of each placeholder.
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
 * Splits the message of a schema error into the problem (`reason`) and the correct form (`right`), and finds its
 * code. A check in zod can pass only a text to its error. The code and the values must therefore be parsed from the
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
