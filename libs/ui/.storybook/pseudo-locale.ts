const accents: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

const filler = 'wörter und mehr davon ';

/** Matches placeholders such as `{name}` and HTML tags. They stay unchanged in a text. */
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
 * Returns a copy of a translation file for layout tests. In the copy, each text has accents and is
 * 40 % longer. This includes the texts in nested objects.
 */
export const toPseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === 'string' ? pseudoLocalize(value) : toPseudoTexts(value as Texts),
    ]),
  );
