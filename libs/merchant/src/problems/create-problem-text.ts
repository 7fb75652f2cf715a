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
 * Value of a placeholder in a problem text: a text, a number, a list, or another problem that caused this one. If the
 * name of the placeholder begins with `either`, the list contains alternatives.
 */
export type ProblemValue = string | number | readonly string[] | ProblemCause;

/** Code and placeholder values of a problem, without its English text. */
export interface ProblemCause {
  readonly code: string;
  readonly values: ProblemValues;
}

export interface ProblemValues {
  readonly [name: string]: ProblemValue;
}

/** Problem with its texts. `code` and `values` are for translations. The other fields are in English. */
export interface ProblemText extends ProblemCause {
  readonly code: ProblemCode;
  /** Description of the problem in English. */
  readonly reason: string;
  /** Solution of the problem in English. */
  readonly remedy: string;
}

/** Returns the code and the values of a problem. The result can be used as the cause in another problem. */
export const toProblemCause = ({ code, values }: ProblemCause): ProblemCause => ({ code, values });

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Texts<Code extends keyof typeof problemTexts> = (typeof problemTexts)[Code][0 | 1];
type ValuesOf<Code extends keyof typeof problemTexts> = { readonly [Name in Names<Texts<Code>>]: ProblemValue };

const isCause = (value: ProblemValue): value is ProblemCause => typeof value === 'object' && !Array.isArray(value);

/** Converts a name in camel case to words, e.g. `CommaExpected` to `comma expected`. */
const toSentence = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const toEnglish = (name: string, value: ProblemValue, part: 0 | 1): string => {
  if (isCause(value)) return fillText(texts[value.code as ProblemCode][part], value.values, part);
  if (Array.isArray(value)) return value.join(name.startsWith('either') ? ' or ' : ', ');
  if (name === 'market') return jurisdictions[value as keyof typeof jurisdictions].title;
  if (name === 'languageName')
    return new Intl.DisplayNames('en', { type: 'language' }).of(String(value)) ?? String(value);
  return name === 'cause' ? toSentence(String(value)) : String(value);
};

/** Replaces the placeholders of an English text. `part` is 0 for the description and 1 for the solution. */
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
