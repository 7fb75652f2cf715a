import { type LegalBlock, type LegalBlockKind, type LegalPage, legalBlockKinds } from '@livery/merchant/legal-texts';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';

/** Block of a draft. Its values are unchecked, except that `kind` is a known kind. */
export interface DraftLegalBlock extends BrandDocument {
  readonly kind: LegalBlockKind;
}

/**
 * State of a legal page in one language.
 *
 * - `own`: the brand has a text in this language.
 * - `missing`: the brand has a text only in other languages. Members see the one in the default language.
 * - `default`: the brand has no text in the default language either. Members see the default text of the app.
 */
export type LegalState = 'own' | 'missing' | 'default';

export const toLegalPath = (page: LegalPage, language: string): readonly string[] => ['legal', page, language];

export const isLegalBlock = (value: unknown): value is DraftLegalBlock =>
  isBranch(value) && legalBlockKinds.some((kind) => kind === value['kind']);

/** Returns the entries of a legal text. Undefined if the brand has no text for the page in this language. */
export const readLegalEntries = (
  document: BrandDocument,
  page: LegalPage,
  language: string,
): readonly unknown[] | undefined => {
  const value = getValue(document, toLegalPath(page, language));
  return Array.isArray(value) ? value : undefined;
};

export const getLegalState = (document: BrandDocument, page: LegalPage, language: string): LegalState => {
  if (readLegalEntries(document, page, language)) return 'own';
  const [defaultLanguage = language] = readLanguages(document);
  return readLegalEntries(document, page, defaultLanguage) ? 'missing' : 'default';
};

/** Creates a block without texts. */
export const createLegalBlock = (kind: LegalBlockKind): LegalBlock => {
  if (kind === 'list') return { kind, items: [''] };
  return kind === 'link' ? { kind, text: '', href: '/m/service' } : { kind, text: '' };
};

const hasText = (line: string): boolean => line.trim() !== '';

/** Splits a text at its line breaks. Lines without a text are omitted. */
const splitLines = (text: string): readonly string[] => text.split(/\r?\n/).filter(hasText);

/** Returns the text of a block for a text field. The items of a list are lines. */
export const getBlockText = ({ kind, text, items }: DraftLegalBlock): string => {
  if (kind !== 'list') return typeof text === 'string' ? text : '';
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string').join('\n') : '';
};

/** Splits the text of a list into items. An empty last line stays, because a person is about to write there. */
const toItems = (text: string): readonly string[] => {
  const lines = text.split(/\r?\n/);
  const items = lines.filter((line, index) => hasText(line) || index === lines.length - 1);
  return items.length > 0 ? items : [''];
};

/**
 * Returns the blocks that replace a block after the person has edited its text. In a list block, each line becomes an
 * item of the list. In any other block, each line becomes a block of its own, so that a person can paste several
 * paragraphs.
 */
export const setBlockText = (block: DraftLegalBlock, typed: string): readonly BrandDocument[] => {
  if (block.kind === 'list') return [{ ...block, items: toItems(typed) }];
  const [first = '', ...others] = splitLines(typed);
  return [{ ...block, text: first }, ...others.map((text) => ({ kind: 'paragraph', text }))];
};

/**
 * Returns false if `setBlockText` would change the text: it splits a text with several lines into blocks, and removes
 * empty lines of a list except the last line.
 */
export const isFinishedText = ({ kind }: DraftLegalBlock, typed: string): boolean => {
  const lines = typed.split(/\r?\n/);
  return kind === 'list' ? lines.slice(0, -1).every(hasText) : lines.length === 1;
};

/** Returns the block with another kind and the same text. */
export const changeKind = (block: DraftLegalBlock, kind: LegalBlockKind): BrandDocument => {
  const text = getBlockText(block);
  return kind === 'list'
    ? { kind, items: toItems(text) }
    : { ...createLegalBlock(kind), text: splitLines(text).join(' ') };
};

/**
 * Removes the last item of a list block if this item is empty. If the list has only one item, returns the block
 * unchanged.
 */
export const trimBlock = (block: DraftLegalBlock): DraftLegalBlock => {
  const items: readonly unknown[] = Array.isArray(block['items']) ? block['items'] : [];
  const last = items.at(-1);
  return items.length > 1 && typeof last === 'string' && !hasText(last)
    ? { ...block, items: items.slice(0, -1) }
    : block;
};
