import { flagTable } from '../flag-table.ts';
import type { Flag } from '../flags.ts';
import { type JurisdictionCode, jurisdictions } from '../jurisdiction.ts';
import { languageTable } from '../language-table.ts';
import type { LanguageCode } from '../languages.ts';
import { marketProfiles } from '../markets/market-profiles.ts';
import { type Clause, type ClauseKind, licenceClauses } from './clauses.ts';
import { findForbiddenClaim } from './forbidden-claims.ts';

/** Value in a brand document that violates a clause of the brand's gambling licence. */
export interface Breach {
  /** Path of the value, such as `['texts', 'EN', 'shell:brand.tagline']`. */
  readonly path: readonly string[];
  /** Forbidden claim that the text at this path contains. Absent for other violations. */
  readonly claim?: string;
  readonly language?: LanguageCode;
  /**
   * Change with which the clause is met: set `path` to `value`. Without `value`, remove the value at `path`. `fix` is
   * absent if a person must decide how to change the document.
   */
  readonly fix?: { readonly value?: boolean | number };
}

/** Result of the check of one clause. `unknown` means that only a person can check the clause. */
export interface ClauseResult extends Clause {
  readonly state: 'met' | 'notMet' | 'unknown';
  readonly breaches: readonly Breach[];
}

type Json = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

/** Text that the brand defines, with its path and its language. */
interface OwnText {
  readonly path: readonly string[];
  readonly language: LanguageCode;
  readonly text: string;
}

/**
 * Lists the texts of an object whose keys are language codes. Ignores unknown languages and values that are not
 * texts.
 */
const listLocalized = (path: readonly string[], table: unknown): OwnText[] =>
  Object.entries(asObject(table)).flatMap(([language, text]) =>
    isLanguage(language) && typeof text === 'string' ? [{ path: [...path, language], language, text }] : [],
  );

/**
 * Lists the texts of all blocks of the legal pages. `path` of a text leads to the page in its language. It does not
 * lead to the single block.
 */
const listLegalTexts = (legal: unknown): OwnText[] =>
  Object.entries(asObject(legal)).flatMap(([page, byLanguage]) =>
    Object.entries(asObject(byLanguage)).flatMap(([language, blocks]) =>
      (Array.isArray(blocks) ? blocks : []).flatMap((block): OwnText[] => {
        const { text, items } = asObject(block);
        const texts: unknown[] = [text, ...(Array.isArray(items) ? (items as unknown[]) : [])];
        return texts.flatMap((each) =>
          isLanguage(language) && typeof each === 'string'
            ? [{ path: ['legal', page, language], language, text: each }]
            : [],
        );
      }),
    ),
  );

/** Lists all texts that a brand defines itself. Includes only texts in the languages of the brand. */
const listOwnTexts = ({ texts, assets, site, layout, legal, languages }: Json): readonly OwnText[] => {
  const listed: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const replaced = Object.entries(asObject(texts)).flatMap(([language, table]) =>
    Object.entries(asObject(table)).flatMap(([key, text]): OwnText[] =>
      isLanguage(language) && typeof text === 'string' ? [{ path: ['texts', language, key], language, text }] : [],
    ),
  );
  const { home } = asObject(layout);
  const titles = (Array.isArray(home) ? home : []).flatMap((block, index) =>
    listLocalized(['layout', 'home', String(index), 'title'], asObject(block).title),
  );
  return [
    ...replaced,
    ...titles,
    ...listLegalTexts(legal),
    ...listLocalized(['assets', 'hero', 'alt'], asObject(asObject(assets).hero).alt),
    ...listLocalized(['site', 'description'], asObject(site).description),
  ].filter(({ language }) => listed.includes(language));
};

const isOn = (document: Json, flag: Flag): boolean => {
  const value = asObject(document.flags)[flag];
  return typeof value === 'boolean' ? value : flagTable[flag].byDefault;
};

const findAge = (document: Json, jurisdiction: JurisdictionCode): Breach[] => {
  const { minimumAge } = document;
  const legalAge = jurisdictions[jurisdiction].minimumAge;
  if (typeof minimumAge !== 'number' || minimumAge >= legalAge) return [];
  return [{ path: ['minimumAge'], fix: { value: legalAge } }];
};

/**
 * Returns true if the text at the path can be removed, because the app then shows a default text. A person must rewrite
 * all other texts.
 */
const hasDefault = ([first]: readonly string[]): boolean => first === 'texts' || first === 'site';

const findClaims = (document: Json): Breach[] =>
  listOwnTexts(document).flatMap(({ path, language, text }) => {
    const claim = findForbiddenClaim(text, language);
    return claim === undefined ? [] : [{ path, language, claim, ...(hasDefault(path) && { fix: {} }) }];
  });

const findWrongFlags = (document: Json, flags: readonly Flag[], value: boolean): Breach[] =>
  flags.filter((flag) => isOn(document, flag) !== value).map((flag) => ({ path: ['flags', flag], fix: { value } }));

const recordFlags = ['DEPRECM3', 'WITHREC3', 'TRANSREC3', 'TRANSBETREPMEM3'] as const satisfies readonly Flag[];

/**
 * Prefix of the translation keys of a feature, for kinds of clauses that a feature of the app satisfies. If the brand
 * replaces a text with this prefix, a person must check that the clause is still met.
 */
const appTexts: { readonly [kind in ClauseKind]?: string } = { limits: 'play:', reality: 'play:', exclusion: 'play:' };

/** Returns true if the brand replaces a text of the app whose translation key begins with `prefix`. */
const replacesTexts = (document: Json, prefix: string): boolean =>
  listOwnTexts(document).some(({ path: [first, , key = ''] }) => first === 'texts' && key.startsWith(prefix));

const findBreaches = (kind: ClauseKind, document: Json, jurisdiction: JurisdictionCode): readonly Breach[] => {
  if (kind === 'age') return findAge(document, jurisdiction);
  if (kind === 'claims') return findClaims(document);
  if (kind === 'features') return findWrongFlags(document, marketProfiles[jurisdiction].forbiddenFlags, false);
  if (kind === 'records') return findWrongFlags(document, recordFlags, true);
  return kind === 'complaints' ? findWrongFlags(document, ['FEEDBACK3'], true) : [];
};

const needsPerson = (kind: ClauseKind, document: Json): boolean => {
  const prefix = appTexts[kind];
  return kind === 'messages' || kind === 'licenceLine' || (prefix !== undefined && replacesTexts(document, prefix));
};

/**
 * Returns the jurisdiction of a document. Returns `generic` if the jurisdiction is absent or unknown. The document
 * can be an invalid draft.
 */
export const readJurisdiction = ({ jurisdiction }: Json): JurisdictionCode =>
  typeof jurisdiction === 'string' && Object.hasOwn(jurisdictions, jurisdiction)
    ? (jurisdiction as JurisdictionCode)
    : 'generic';

/**
 * Checks a document against each licence clause of its jurisdiction. The document must contain its inherited values. It
 * can be invalid, for example while a person is editing it.
 */
export const checkLicence = (document: Json): readonly ClauseResult[] => {
  const jurisdiction = readJurisdiction(document);
  return licenceClauses[jurisdiction].map((clause): ClauseResult => {
    const breaches = findBreaches(clause.kind, document, jurisdiction);
    if (breaches.length > 0) return { ...clause, state: 'notMet', breaches };
    return { ...clause, state: needsPerson(clause.kind, document) ? 'unknown' : 'met', breaches };
  });
};
