import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdiction.ts';
import { languageTable } from '../language-table.ts';
import type { LanguageCode } from '../languages.ts';
import { checkLicence } from './check-licence.ts';
import { clauseKinds, licenceClauses } from './clauses.ts';
import { findForbiddenClaim, forbiddenClaims } from './forbidden-claims.ts';

const languages = Object.keys(languageTable) as LanguageCode[];
const check = (document: object, kind: string) =>
  checkLicence({ jurisdiction: 'pagcor', languages: ['EN', 'ES'], ...document }).find((each) => each.kind === kind);

describe('a forbidden claim', () => {
  it.each(languages.flatMap((language) => forbiddenClaims[language].map((claim) => [language, claim] as const)))(
    'is found in %s: %s',
    (language, claim) => {
      expect(findForbiddenClaim(`X ${claim.toUpperCase()}!`, language)).toBeDefined();
    },
  );

  it.each([
    ['Risk-free bets', 'risk free'],
    ['RISK\u2011FREE', 'risk free'],
    ['ri\u200bsk free', 'risk free'],
    ['risk\n free', 'risk free'],
    ['You can’t lose', "can't lose"],
    ['ＧＵＡＲＡＮＴＥＥＤ', 'guaranteed'],
  ])('is found however it is written: %j', (text, claim) => {
    expect(findForbiddenClaim(text, 'EN')).toBe(claim);
  });

  it('is found with vowel marks in Arabic, and in English in a text of another language', () => {
    expect(findForbiddenClaim('رِبحٌ مضمونٌ', 'AR')).toBe('ربح مضمون');
    expect(findForbiddenClaim('¡Risk-free!', 'ES')).toBe('risk free');
  });

  it.each(['Play responsibly', 'Unguaranteedly odd', 'Brisk freedom', 'No risky bets'])('is not in %j', (text) => {
    expect(findForbiddenClaim(text, 'EN')).toBeUndefined();
  });

  it('is in no text of the app, so each breach is the brand’s own', () => {
    const folder = new URL('../../../kit/locales/', import.meta.url);
    const list = (branch: object): string[] =>
      Object.values(branch).flatMap((value) => (typeof value === 'string' ? [value] : list(value as object)));
    const found = languages.flatMap((language) =>
      readdirSync(new URL(`${language}/`, folder)).flatMap((name) =>
        list(JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as object).flatMap((text) => {
          const claim = findForbiddenClaim(text, language);
          return claim === undefined ? [] : [`${language} ${name}: ${claim}: ${text}`];
        }),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the licence of a document', () => {
  it('names the text with a claim, in each language that the brand lists', () => {
    const texts = {
      EN: { 'shell:brand.tagline': 'Risk-free fun' },
      ES: { 'shell:brand.tagline': 'Ganancias garantizadas' },
      FR: { 'shell:brand.tagline': 'sans risque' },
    };
    expect(check({ texts, site: { description: { EN: 'easy money' } } }, 'claims')).toMatchObject({
      state: 'notMet',
      breaches: [
        { path: ['texts', 'EN', 'shell:brand.tagline'], claim: 'risk free', fix: {} },
        { path: ['texts', 'ES', 'shell:brand.tagline'], claim: 'garantizadas', language: 'ES' },
        { path: ['site', 'description', 'EN'], claim: 'easy money' },
      ],
    });
  });

  it('finds claims in titles of blocks and in the text of the hero image, for which there is no default', () => {
    const result = check(
      {
        layout: { home: [{ kind: 'hero' }, { kind: 'games', title: { EN: 'Sure win' } }] },
        assets: { hero: { alt: { EN: 'Guaranteed prizes' } } },
      },
      'claims',
    );
    expect(result?.breaches).toEqual([
      { path: ['layout', 'home', '1', 'title', 'EN'], language: 'EN', claim: 'sure win' },
      { path: ['assets', 'hero', 'alt', 'EN'], language: 'EN', claim: 'guaranteed' },
    ]);
  });

  it('offers the legal age, and the flags that the clause requires', () => {
    expect(check({ minimumAge: 18 }, 'age')?.breaches).toEqual([{ path: ['minimumAge'], fix: { value: 21 } }]);
    expect(check({ minimumAge: 21 }, 'age')?.state).toBe('met');
    expect(check({ flags: { MEMTRANS3: true } }, 'features')?.breaches).toEqual([
      { path: ['flags', 'MEMTRANS3'], fix: { value: false } },
    ]);
    expect(check({ flags: { TRANSREC3: false } }, 'records')?.breaches).toEqual([
      { path: ['flags', 'TRANSREC3'], fix: { value: true } },
    ]);
  });

  it('leaves to a person what nothing can check, and texts of the limits that the brand has replaced', () => {
    expect(check({}, 'messages')?.state).toBe('unknown');
    expect(check({}, 'limits')?.state).toBe('met');
    expect(check({ texts: { EN: { 'play:limits.title': 'Your limits' } } }, 'limits')?.state).toBe('unknown');
  });

  it('is checked for a draft with values of wrong types', () => {
    const broken = { texts: { EN: 7 }, layout: { home: 'x' }, flags: [], minimumAge: '18', assets: null, languages: 3 };
    expect(checkLicence({ jurisdiction: '__proto__', ...broken })).toHaveLength(licenceClauses.generic.length);
  });
});

it('has clauses for each jurisdiction, each number once', () => {
  const all = Object.values(licenceClauses).flat();
  expect(Object.keys(licenceClauses).sort()).toEqual(Object.keys(jurisdictions).sort());
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(clauseKinds.length);
});
