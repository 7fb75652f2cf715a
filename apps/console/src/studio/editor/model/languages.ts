import { languageTable } from '@livery/merchant/language-table';
import type { BrandDocument } from './brand-document.ts';

/** Returns the codes of the languages of a document. The first code is that of the default language. */
export const readLanguages = ({ languages }: BrandDocument): readonly string[] =>
  Array.isArray(languages) ? languages.filter((code): code is string => typeof code === 'string') : [];

export const languageCodes: readonly string[] = Object.keys(languageTable);
