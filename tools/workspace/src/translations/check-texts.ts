/** Texts of one language by key, such as `shell:nav.home`. */
export type TextsByKey = ReadonlyMap<string, string>;

export interface LanguageTexts {
  /** Code of the language in the API, in upper case, such as UR for Urdu. */
  readonly language: string;
  /** True if the language is written in Latin letters, see `usesLatinLetters`. */
  readonly isLatin: boolean;
  readonly texts: TextsByKey;
}

export interface TextProblem {
  readonly key: string;
  readonly reason: string;
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * Returns the keys, without their plural suffixes, that exist in English and not in this language. For these keys, the
 * app shows the English text.
 */
export const findUntranslatedKeys = (english: TextsByKey, texts: TextsByKey): string[] => {
  const withoutForm = (key: string) => key.replace(pluralForm, '');
  const existing = new Set([...texts.keys()].map(withoutForm));
  return [...new Set([...english.keys()].map(withoutForm))].filter((key) => !existing.has(key));
};

/**
 * Matches a word with letters of two of the scripts Latin, Cyrillic and Greek. The letters look alike, so such a word
 * is an error.
 */
const mixedWord =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/u;

/** Invisible characters that no text needs: zero-width spaces, soft hyphens, direction controls and byte-order marks. */
const invisible = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/u;
/** Marks that preserve the order of a number after Latin letters. Only right-to-left languages need these marks. */
const directionMarks = /[\u061c\u200e\u200f]/u;
const rightToLeft = new Set(['AR', 'FA', 'UR']);
/** Zero-width joiners. Only the languages in `languagesWithJoiners` need them to shape letters. */
const joiners = /[\u200c\u200d]/u;
const languagesWithJoiners = new Set(['FA', 'UR', 'BN', 'HI', 'NE', 'TA', 'TE', 'AR']);

/**
 * Arabic letters that are wrong in Persian and Urdu. These languages use other characters, which look the same inside a
 * word.
 */
const foreignArabicLetters: Readonly<Record<string, RegExp>> = { FA: /[يك]/u, UR: /[يكه]/u };

interface CharacterRule {
  readonly pattern: RegExp;
  readonly reason: string;
  /** Codes of the languages for which the rule is valid. Undefined for all languages. */
  readonly languages?: readonly string[];
}

const characterRules: readonly CharacterRule[] = [
  { pattern: /"/, reason: 'has a straight double quote: write the quotes of docs/languages' },
  { pattern: /(?<=\p{L})'(?=\p{L})|'(?=\p{L})/u, reason: 'has a straight apostrophe: write ’, or ʻ and ʼ in Uzbek' },
  { pattern: / {2}/, reason: 'has two spaces beside each other' },
  { pattern: /\.\.\./, reason: 'has three full stops: write …' },
  { pattern: invisible, reason: 'has an invisible character' },
  { pattern: /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/u, reason: 'has a control character' },
  { pattern: /[‘’]/u, reason: 'has ‘ or ’: write ʻ (U+02BB) in oʻ and gʻ, and ʼ elsewhere', languages: ['UZ'] },
  {
    pattern: /\p{Script=Han}.*[,?!;]|[,?!;].*\p{Script=Han}/u,
    reason: 'has half-width marks',
    languages: ['CN', 'TW', 'JA'],
  },
];

const htmlTag = /<\/?[a-z][^>]*>/g;

const findCharacterProblems = (language: string, html: string): string[] => {
  // Removes the HTML tags first. A straight quote is an error in a text, but the attributes of a tag need it.
  const text = html.replace(htmlTag, '');
  const found = characterRules
    .filter(({ pattern, languages }) => (!languages || languages.includes(language)) && pattern.test(text))
    .map(({ reason }) => reason);
  if (directionMarks.test(text) && !rightToLeft.has(language)) found.push('has an invisible character');
  if (joiners.test(text) && !languagesWithJoiners.has(language)) found.push('has a zero-width joiner');
  if (foreignArabicLetters[language]?.test(text)) found.push('has letters of Arabic: write the ones of the language');
  if (text.normalize('NFC') !== text) found.push('is not in the composed form of Unicode (NFC)');
  const mixed = mixedWord.exec(text)?.[0];
  if (mixed !== undefined) found.push(`mixes two scripts in the word ${mixed}`);
  return found;
};

/**
 * Matches names and terms that translations may write as in English. They are ignored when a text is checked for
 * English words. In Burmese, Passkey and e-wallet are such terms (`docs/languages/my.md`).
 */
const names =
  /\b(?:Facebook|Telegram|WhatsApp|Google|Viber|WeChat|Zalo|Xien|Big Two|Passkey|e-wallet|All rights reserved)\b/g;

/**
 * Languages that use some English labels of two or three words, such as "Live casino". `docs/languages` lists these
 * labels.
 */
const languagesWithLoans = new Set(['TL', 'TY', 'ID', 'MS']);

const toPlainText = (text: string): string => text.replace(/\{[^}]*\}|<[^>]*>/g, ' ').replace(names, ' ');

/** English words that do not exist in any other language with Latin letters. */
const englishTokens =
  /\b(?:the|and|with|your|you|this|that|not|please|from|for|are|is|was|have|can|will|try again)\b/gi;

/** Keys of the names of places and games. Languages with Latin letters write some of these names as in English. */
const properName = /(?:^|:)names\./;

/**
 * Returns true if a text was not translated:
 *
 * - it has two or more common English words, or
 * - it equals the English text, and is too long to be a name. In a language with another script, an equal text with one
 *   word of at least four Latin letters is enough.
 */
const isEnglish = (
  { language, isLatin }: Omit<LanguageTexts, 'texts'>,
  key: string,
  text: string,
  english?: string,
): boolean => {
  const plain = toPlainText(text);
  if (new Set((plain.match(englishTokens) ?? []).map((word) => word.toLowerCase())).size > 1) return true;
  if (text !== english) return false;
  const latinTokens = plain.match(/\p{Script=Latin}*[a-z]{2,}\p{Script=Latin}*/gu) ?? [];
  if (!isLatin) return latinTokens.some((word) => word.length > 3);
  if (properName.test(key)) return false;
  return latinTokens.filter((word) => word.length > 2).length > (languagesWithLoans.has(language) ? 3 : 1);
};

/** Returns true if more letters of the texts are Latin than of other scripts. */
export const usesLatinLetters = (texts: TextsByKey): boolean => {
  const all = [...texts.values()].map(toPlainText).join(' ');
  return (all.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > (all.match(/\p{L}/gu)?.length ?? 0);
};

/** Finds texts that a native writer would not write: English texts, mixed scripts, and wrong characters. */
export const findTextProblems = ({ language, isLatin, texts }: LanguageTexts, english: TextsByKey): TextProblem[] =>
  [...texts].flatMap(([key, text]) => {
    const reasons = findCharacterProblems(language, text);
    if (language !== 'EN' && isEnglish({ language, isLatin }, key, text, english.get(key))) reasons.push('is English');
    return reasons.map((reason) => ({ key, reason }));
  });
