import { type LanguageMeta, languageTable } from '@livery/merchant/language-table';
import type { BrandDocument } from './brand-document.ts';

/** Returns the metadata of a language, or undefined for a code that the app does not know. */
export const getLanguageMeta = (code: string): LanguageMeta | undefined =>
  Object.hasOwn(languageTable, code) ? languageTable[code as keyof typeof languageTable] : undefined;

/** Returns the codes of the languages of a document. The first code is that of the default language. */
export const readLanguages = ({ languages }: BrandDocument): readonly string[] =>
  Array.isArray(languages) ? languages.filter((code): code is string => typeof code === 'string') : [];

export const languageCodes: readonly string[] = Object.keys(languageTable);
