import { type JurisdictionCode } from '../jurisdiction.ts';
import { type Clause, type ClauseKind, licenceClauses } from '../licence/clauses.ts';

/** Legal pages of a brand, in the order in which the app and the console list them. */
export const legalPages = ['terms', 'privacy', 'play', 'licence'] as const;

export type LegalPage = (typeof legalPages)[number];

export const legalBlockKinds = ['heading', 'paragraph', 'list', 'link'] as const;

export type LegalBlockKind = (typeof legalBlockKinds)[number];

/** Block of a legal text, e.g. a paragraph. A legal text is a list of blocks, so it can contain no HTML. */
export type LegalBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Legal texts of a brand in one language, by page. A page without a text is absent. */
export type LegalTexts = { readonly [page in LegalPage]?: readonly LegalBlock[] };

/**
 * Limits of legal texts. `total` is the maximum number of characters of one text. `items` and `blocks` are maximum
 * counts. `allKilobytes` is the maximum size of the texts of all pages and languages as JSON, so that the complete
 * brand document does not exceed its maximum of 256 kB. All other values are numbers of characters.
 */
export const legalLimits = {
  heading: 160,
  paragraph: 2000,
  item: 600,
  link: 120,
  items: 40,
  blocks: 150,
  total: 20_000,
  allKilobytes: 160,
};

const routePattern = /^\/(?!\/)[A-Za-z0-9/_?&=.-]*$/;
const emailPattern = /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}$/i;

/** Returns true if a legal text may link to an address: a path in the app, an https address or an e-mail address. */
export const isLegalHref = (href: string): boolean => {
  if (routePattern.test(href) || emailPattern.test(href)) return true;
  if (!/^https:\/\/[^\s\\<>"]+$/.test(href)) return false;
  try {
    const { protocol, username, password, hostname } = new URL(href);
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
};

/** Returns all texts of a block, in their order. */
export const listBlockTexts = (block: LegalBlock): readonly string[] =>
  block.kind === 'list' ? block.items : [block.text];

/**
 * Kinds of licence clauses that the text of each legal page must take into account. For example, the terms must state
 * the minimum age.
 */
const clauseKindsByPage: Readonly<Record<LegalPage, readonly ClauseKind[]>> = {
  terms: ['age', 'claims', 'complaints'],
  privacy: ['records'],
  play: ['limits', 'reality', 'exclusion', 'messages'],
  licence: ['licenceLine', 'age'],
};

/** Returns the licence clauses of a jurisdiction that require something in the text of a legal page. */
export const findPageClauses = (jurisdiction: JurisdictionCode, page: LegalPage): readonly Clause[] =>
  licenceClauses[jurisdiction].filter(({ kind }) => clauseKindsByPage[page].includes(kind));
