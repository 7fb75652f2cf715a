import { cloneElement, isValidElement } from 'react';
import { pseudoLocalize } from './pseudo-locale.ts';
import { storyTranslations } from './story-translations.ts';

/**
 * Translates the English texts in the arguments of a Storybook story and returns the result.
 * Texts without a translation stay English. The pseudo-locale `LONG` (a test language) adds
 * accents and makes each text 40 % longer. It shows layouts that are too narrow for long texts.
 */
export function translateArgs<Value>(value: Value, language: string): Value {
  if (language === 'EN') return value;
  return translate(value, (text) =>
    language === 'LONG' ? pseudoLocalize(text) : (storyTranslations[text]?.[language] ?? text),
  ) as Value;
}

function translate(value: unknown, translateText: (text: string) => string): unknown {
  if (typeof value === 'string') return isTranslatable(value) ? translateText(value) : value;
  if (Array.isArray(value)) return value.map((item) => translate(item, translateText));
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, translate(value.props, translateText) as object);
  if (
    value === null ||
    typeof value !== 'object' ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translate(item, translateText)]),
  );
}

/**
 * Returns true if the text begins with a capital letter. Other texts, such as ids, amounts and
 * URLs, are not translated.
 */
const isTranslatable = (text: string) => /^\p{Lu}/u.test(text);
