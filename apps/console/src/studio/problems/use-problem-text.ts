import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/texts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMarketName } from '../markets/use-market-name.ts';
import type { BrandProblem } from '../releases.api.ts';

/** Reason and remedy of a problem, in the language of the console or in English. */
export interface TranslatedProblem {
  readonly reason: string;
  readonly remedy: string;
  /** True for a problem without a code, which only an earlier gateway sends. Its sentences are English. */
  readonly isEnglish: boolean;
}

type Source = Pick<BrandProblem, 'code' | 'values' | 'reason' | 'remedy'>;
type Part = 'reason' | 'remedy';

interface Cause {
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const isCause = (value: unknown): value is Cause => typeof value === 'object' && value !== null && 'code' in value;

/** Marks that keep a value together, and in its own direction, inside of a sentence of another direction. */
const isolate = (text: string): string => `\u{2068}${text}\u{2069}`;

/** Returns the function that says a problem of the check in the language of the console. */
export const useProblemText = (): ((problem: Source) => TranslatedProblem) => {
  const t = useTexts('problems');
  const { i18n } = useTranslation();
  const format = useFormat();
  const getMarketName = useMarketName();

  /** Returns undefined for a key without a text, because a later gateway can have more codes. */
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
