import { jurisdictions } from '../jurisdiction.ts';
import { problemTexts } from './problem-texts.ts';
import { schemaTexts } from './schema-texts.ts';

const texts = { ...problemTexts, ...schemaTexts };

/**
 * Code of a problem in a brand file. For each code, this library has an English text, and the console has a text in
 * each of its languages.
 */
export type ProblemCode = keyof typeof texts;

/** All problem codes, in no specific order. */
export const problemCodes = Object.keys(texts) as readonly ProblemCode[];

/**
 * Value of a placeholder in a problem text: a text, a number, a list, or another problem that is the cause of this one.
 * A list is joined with commas. It is joined with "or" if the name of the placeholder begins with `either`.
 */
export type ProblemValue = string | number | readonly string[] | ProblemCause;

/**
 * Code of a problem, and the values for the placeholders in the text of the problem. The English text is not
 * included.
 */
export interface ProblemCause {
  readonly code: string;
  readonly values: ProblemValues;
}

export interface ProblemValues {
  readonly [name: string]: ProblemValue;
}

/**
 * Problem in a brand file, with its texts. `code` and `values` are for translations. The other fields are in English.
 */
export interface ProblemText extends ProblemCause {
  readonly code: ProblemCode;
  /** Description of the problem in English. */
  readonly reason: string;
  /** Solution of the problem in English. */
  readonly remedy: string;
}

/**
 * Removes the texts of a problem, and returns its code and its values. The result can be used as a value in the text of
 * another problem, of which this problem is the cause.
 */
export const toProblemCause = ({ code, values }: ProblemCause): ProblemCause => ({ code, values });

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Texts<Code extends keyof typeof problemTexts> = (typeof problemTexts)[Code][0 | 1];
type ValuesOf<Code extends keyof typeof problemTexts> = { readonly [Name in Names<Texts<Code>>]: ProblemValue };

const isCause = (value: ProblemValue): value is ProblemCause => typeof value === 'object' && !Array.isArray(value);

/**
 * Splits the name of an error at its upper-case characters and converts it to lower case, e.g. `CommaExpected` to
 * `comma expected`.
 */
const toSentence = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const toEnglish = (name: string, value: ProblemValue, part: 0 | 1): string => {
  if (isCause(value)) return fillText(texts[value.code as ProblemCode][part], value.values, part);
  if (Array.isArray(value)) return value.join(name.startsWith('either') ? ' or ' : ', ');
  if (name === 'market') return jurisdictions[value as keyof typeof jurisdictions].title;
  if (name === 'languageName')
    return new Intl.DisplayNames('en', { type: 'language' }).of(String(value)) ?? String(value);
  return name === 'cause' ? toSentence(String(value)) : String(value);
};

/**
 * Replaces the placeholders of an English text, e.g. `{name}`. A placeholder without a value remains in the text.
 * `part` is 0 for a text that describes the problem and 1 for a text that describes the solution.
 */
const fillText = (text: string, values: ProblemValues, part: 0 | 1): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : toEnglish(name, value, part);
  });

/** Creates a problem with its English texts. `values` contains a value for each placeholder. */
export function createProblemText<Code extends keyof typeof problemTexts>(
  code: Code,
  ...[values]: keyof ValuesOf<Code> extends never ? [] : [values: ValuesOf<Code>]
): ProblemText {
  const given: ProblemValues = values ?? {};
  const [reason, remedy] = texts[code];
  return { code, values: given, reason: fillText(reason, given, 0), remedy: fillText(remedy, given, 1) };
}
