const accents: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

const filler = 'wörter und mehr davon ';

/** Placeholders such as `{name}` and HTML tags, which a translation must not change. */
const untranslated = /(\{[^}]*\}|<[^>]*>)/;

/** Adds accents to a text and makes it 40 % longer. Placeholders and tags do not change. */
export const pseudoLocalize = (text: string): string => {
  const accented = text
    .split(untranslated)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiounc]/g, (letter) => accents[letter] ?? letter),
    )
    .join('');
  const more = Math.ceil(text.replaceAll(new RegExp(untranslated, 'g'), '').length * 0.4);
  return `${accented} ${filler.repeat(Math.ceil(more / filler.length)).slice(0, more)}`.trim();
};

interface Texts {
  readonly [name: string]: unknown;
}

/**
 * Returns a copy of a translation file with a pseudo-locale. Each text, also in nested objects,
 * gets accents and is 40 % longer.
 */
export const toPseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === 'string' ? pseudoLocalize(value) : toPseudoTexts(value as Texts),
    ]),
  );
