import { jurisdictions } from '../jurisdiction.ts';
import { problemTexts } from './problem-texts.ts';
import { schemaTexts } from './schema-texts.ts';

const texts = { ...problemTexts, ...schemaTexts };

/** Code of a kind of problem. Each has an English text here, and one in every language of the console. */
export type ProblemCode = keyof typeof texts;

/** All codes, in no particular order. */
export const problemCodes = Object.keys(texts) as readonly ProblemCode[];

/**
 * Value of a placeholder: a text, a number, a list, or another problem that is the cause of this one. A list whose name
 * begins with `either` is one of which a single item is enough.
 */
export type ProblemValue = string | number | readonly string[] | ProblemCause;

/** A problem without its English text. */
export interface ProblemCause {
  readonly code: string;
  readonly values: ProblemValues;
}

export interface ProblemValues {
  readonly [name: string]: ProblemValue;
}

/** A problem in words: its code and values for translations, and the English sentences. */
export interface ProblemText extends ProblemCause {
  readonly code: ProblemCode;
  /** The problem, in English. */
  readonly reason: string;
  /** The remedy, in English. */
  readonly remedy: string;
}

/** Returns the code and the values of a problem, for a problem that it is the cause of. */
export const toProblemCause = ({ code, values }: ProblemCause): ProblemCause => ({ code, values });

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Texts<Code extends keyof typeof problemTexts> = (typeof problemTexts)[Code][0 | 1];
type ValuesOf<Code extends keyof typeof problemTexts> = { readonly [Name in Names<Texts<Code>>]: ProblemValue };

const isCause = (value: ProblemValue): value is ProblemCause => typeof value === 'object' && !Array.isArray(value);

/** Splits a name such as `CommaExpected` into words. */
const toSentence = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const toEnglish = (name: string, value: ProblemValue, part: 0 | 1): string => {
  if (isCause(value)) return fillText(texts[value.code as ProblemCode][part], value.values, part);
  if (Array.isArray(value)) return value.join(name.startsWith('either') ? ' or ' : ', ');
  if (name === 'market') return jurisdictions[value as keyof typeof jurisdictions].title;
  if (name === 'languageName')
    return new Intl.DisplayNames('en', { type: 'language' }).of(String(value)) ?? String(value);
  return name === 'cause' ? toSentence(String(value)) : String(value);
};

/** Fills the placeholders of an English text. */
const fillText = (text: string, values: ProblemValues, part: 0 | 1): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : toEnglish(name, value, part);
  });

/** Creates a problem in words. `values` are those of the placeholders in its texts. */
export function createProblemText<Code extends keyof typeof problemTexts>(
  code: Code,
  ...[values]: keyof ValuesOf<Code> extends never ? [] : [values: ValuesOf<Code>]
): ProblemText {
  const given: ProblemValues = values ?? {};
  const [reason, remedy] = texts[code];
  return { code, values: given, reason: fillText(reason, given, 0), remedy: fillText(remedy, given, 1) };
}
