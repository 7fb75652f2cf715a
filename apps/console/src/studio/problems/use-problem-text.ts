import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/texts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMarketName } from '../markets/use-market-name.ts';
import type { BrandProblem } from '../releases.api.ts';

/** Reason and remedy of a problem, in the language of the console or else in English. */
export interface TranslatedProblem {
  readonly reason: string;
  readonly remedy: string;
  /**
   * True if the sentences are English, because the problem has no code or the console has no translation for its
   * code. Older gateway versions send problems without a code.
   */
  readonly isEnglish: boolean;
}

type Source = Pick<BrandProblem, 'code' | 'values' | 'reason' | 'remedy'>;
type Part = 'reason' | 'remedy';

interface Cause {
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const isCause = (value: unknown): value is Cause => typeof value === 'object' && value !== null && 'code' in value;

/** Adds Unicode isolates, so that a value has its own text direction inside a sentence with another direction. */
const isolate = (text: string): string => `\u{2068}${text}\u{2069}`;

/** Returns a function that translates a problem in a brand document to the language of the console. */
export const useProblemText = (): ((problem: Source) => TranslatedProblem) => {
  const t = useTexts('problems');
  const { i18n } = useTranslation();
  const format = useFormat();
  const getMarketName = useMarketName();

  /**
   * Returns the translation of a key. Returns undefined if there is no translation, because newer gateway versions
   * can send codes that the console does not know.
   */
  const translate = (key: string, values?: Readonly<Record<string, string>>): string | undefined =>
    i18n.exists(key, { ns: 'problems' as never }) ? t(key as TextKey<'problems'>, values) : undefined;

  const toShownValue = (name: string, value: unknown, part: Part): string => {
    if (isCause(value)) return translateCause(value, part);
    if (Array.isArray(value)) {
      const items = value.map(String);
      return name.startsWith('either') ? format.either(items) : items.join(', ');
    }
    const text = String(value);
    if (name === 'market') return getMarketName({ market: text, title: text });
    if (name === 'languageName') return format.languageName(text);
    if (name === 'found') return translate(`found.${text}`) ?? text;
    if (name === 'cause') return translate(`cause.${text}`) ?? text;
    return text;
  };
  const translateCause = ({ code, values }: Cause, part: Part): string => {
    const isRightToLeft = i18n.dir() === 'rtl';
    const shownValues = Object.entries(values).map(([name, value]) => {
      const shown = toShownValue(name, value, part);
      return [name, isRightToLeft ? isolate(shown) : shown] as const;
    });
    return translate(`text.${code}.${part}`, Object.fromEntries(shownValues)) ?? code;
  };
  return ({ code, values = {}, reason, remedy }) => {
    if (code === undefined || translate(`text.${code}.reason`) === undefined)
      return { reason, remedy, isEnglish: true };
    const cause = { code, values };
    return { reason: translateCause(cause, 'reason'), remedy: translateCause(cause, 'remedy'), isEnglish: false };
  };
};
