/** Texts of one language by key, such as `shell:nav.home`. */
export type TextsByKey = ReadonlyMap<string, string>;

export interface LanguageTexts {
  /** Code of the language in the API, such as UR. */
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

/** Returns the keys without their plural forms that are in English and not in the language. Their texts are English. */
export const findUntranslatedKeys = (english: TextsByKey, texts: TextsByKey): string[] => {
  const withoutForm = (key: string) => key.replace(pluralForm, '');
  const existing = new Set([...texts.keys()].map(withoutForm));
  return [...new Set([...english.keys()].map(withoutForm))].filter((key) => !existing.has(key));
};

/** Letters that look alike in Latin, Cyrillic and Greek. A word with letters of two of these scripts is a mistake. */
const mixedWord =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/u;

/** Invisible characters that no text needs: zero-width spaces, soft hyphens, direction controls and byte-order marks. */
const invisible = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/u;
/** Marks that keep a number on its side after Latin letters. Only texts from right to left need them. */
const directionMarks = /[\u061c\u200e\u200f]/u;
const rightToLeft = new Set(['AR', 'FA', 'UR']);
/** Zero-width joiners shape letters in these languages only. */
const joiners = /[\u200c\u200d]/u;
const languagesWithJoiners = new Set(['FA', 'UR', 'BN', 'HI', 'NE', 'TA', 'TE', 'AR']);

/** Letters of Arabic that Persian and Urdu have as other characters, which look the same in the middle of a word. */
const foreignArabicLetters: Readonly<Record<string, RegExp>> = { FA: /[يك]/u, UR: /[يكه]/u };

interface CharacterRule {
  readonly pattern: RegExp;
  readonly reason: string;
  /** Codes of the only languages of the rule. Absent for all languages. */
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
  // The attributes of a tag have straight quotes.
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

/** Names that every language writes as English does, and a loan of Burmese (`docs/languages/my.md`). */
const names =
  /\b(?:Facebook|Telegram|WhatsApp|Google|Viber|WeChat|Zalo|Xien|Big Two|Passkey|e-wallet|All rights reserved)\b/g;

/**
 * Languages that keep labels of English with two or three words, such as "Live casino". `docs/languages` says which.
 */
const languagesWithLoans = new Set(['TL', 'TY', 'ID', 'MS']);

const toPlainText = (text: string): string => text.replace(/\{[^}]*\}|<[^>]*>/g, ' ').replace(names, ' ');

/** Words of English that no other language with Latin letters has as its own. */
const englishTokens =
  /\b(?:the|and|with|your|you|this|that|not|please|from|for|are|is|was|have|can|will|try again)\b/gi;

/** Keys of names of places and games. Languages with Latin letters write some of them as English does. */
const properName = /(?:^|:)names\./;

/**
 * Finds out if a text was not translated: it has two or more common words of English, or it is the English text and has
 * more words than a name. In a language with another script, one word of four letters is enough.
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

/** Finds texts that a native writer would not have written: English ones, mixed scripts, and wrong characters. */
export const findTextProblems = ({ language, isLatin, texts }: LanguageTexts, english: TextsByKey): TextProblem[] =>
  [...texts].flatMap(([key, text]) => {
    const reasons = findCharacterProblems(language, text);
    if (language !== 'EN' && isEnglish({ language, isLatin }, key, text, english.get(key))) reasons.push('is English');
    return reasons.map((reason) => ({ key, reason }));
  });
