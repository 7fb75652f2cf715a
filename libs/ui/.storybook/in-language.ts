import { cloneElement, isValidElement } from 'react';
import { phrases } from './texts.ts';

/**
 * A story's arguments with their English phrases in another language, at any depth. `LONG` is the
 * pseudo-locale: accents, and 40 % more of everything, to find what breaks.
 */
export function inLanguage<Value>(value: Value, language: string): Value {
  if (language === 'EN') return value;
  return translate(value, (text) =>
    language === 'LONG' ? stretched(text) : (phrases[text]?.[language] ?? text),
  ) as Value;
}

function translate(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return isPhrase(value) ? say(value) : value;
  if (Array.isArray(value)) return value.map((item) => translate(item, say));
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, translate(value.props, say) as object);
  if (
    value === null ||
    typeof value !== 'object' ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translate(item, say)]),
  );
}

/** A name, a code or an address is no phrase: those begin with a small letter, a digit, a slash or a colon's scheme. */
const isPhrase = (text: string) => /^\p{Lu}/u.test(text);

const accents: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

function stretched(text: string) {
  const accented = text.replace(/[aeiounc]/g, (letter) => accents[letter] ?? letter);
  const more = Math.ceil(text.length * 0.4);
  return `${accented} ${'wörter und mehr davon '.repeat(9).slice(0, more)}`.trim();
}
