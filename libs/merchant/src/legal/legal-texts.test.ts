import { describe, expect, it } from 'vitest';
import { checkLicence } from '../licence/check-licence.ts';
import { legalTexts } from './legal-texts.schema.ts';
import { findPageClauses, isLegalHref, legalLimits } from './legal-texts.ts';

const parse = (blocks: unknown) => legalTexts.safeParse({ terms: { EN: blocks } });
const getMessages = (blocks: unknown) => parse(blocks).error?.issues.map(({ message }) => message) ?? [];

describe('a legal text', () => {
  it('has headings, paragraphs, lists and links', () => {
    const blocks = [
      { kind: 'heading', text: 'Your money' },
      { kind: 'paragraph', text: 'It is yours.' },
      { kind: 'list', items: ['Cards', 'Bank transfers'] },
      { kind: 'link', text: 'Ask us', href: '/m/service' },
    ];
    expect(parse(blocks)).toMatchObject({ success: true, data: { terms: { EN: blocks } } });
  });

  it.each([
    ['a script', [{ kind: 'paragraph', text: '<script>alert(1)</script>' }]],
    ['HTML as a kind', [{ kind: 'html', text: 'x' }]],
    ['an attribute that it does not know', [{ kind: 'paragraph', text: 'x', onclick: 'alert(1)' }]],
    ['a character that changes the direction', [{ kind: 'heading', text: 'x\u202ey' }]],
    ['an empty paragraph', [{ kind: 'paragraph', text: ' ' }]],
    ['an empty list', [{ kind: 'list', items: [] }]],
    ['no block', []],
    ['too many blocks', Array.from({ length: legalLimits.blocks + 1 }, () => ({ kind: 'paragraph', text: 'x' }))],
  ])('is rejected with %s', (_, blocks) => {
    expect(parse(blocks).success).toBe(false);
  });

  it('names the limit when it is too long', () => {
    const blocks = Array.from({ length: 11 }, () => ({ kind: 'paragraph', text: 'x'.repeat(2000) }));
    expect(getMessages(blocks).join()).toContain('longer than 20000 characters');
  });

  it('names the limit of all pages and languages together, in bytes', () => {
    const createTexts = (letter: string) => {
      const text = Array.from({ length: 9 }, () => ({ kind: 'paragraph', text: letter.repeat(2000) }));
      return { terms: { EN: text, TH: text }, privacy: { EN: text, TH: text } };
    };
    expect(legalTexts.safeParse(createTexts('x')).success).toBe(true);
    const { error } = legalTexts.safeParse(createTexts('ก'));
    expect(error?.issues).toMatchObject([{ path: [], message: expect.stringContaining('more than 160 kB together') }]);
  });

  it('explains which addresses a link can have', () => {
    expect(getMessages([{ kind: 'link', text: 'x', href: 'javascript:alert(1)' }]).join()).toContain('https://');
  });

  it('is checked for forbidden claims', () => {
    const document = {
      jurisdiction: 'pagcor',
      languages: ['EN'],
      legal: { terms: { EN: [{ kind: 'list', items: ['Fair play', 'Risk-free bets'] }] } },
    };
    expect(checkLicence(document).find(({ kind }) => kind === 'claims')).toMatchObject({
      state: 'notMet',
      breaches: [{ path: ['legal', 'terms', 'EN'], claim: 'risk free' }],
    });
  });
});

describe('the address of a link', () => {
  it.each(['/m/service', '/m/help?i=2', 'https://authority.example/rules', 'mailto:help@brand.example'])(
    'can be %s',
    (href) => {
      expect(isLegalHref(href)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://user:secret@brand.example',
    'https://localhost',
    'mailto:',
    'mailto:a@b.example?body=x',
    '',
  ])('cannot be %j', (href) => {
    expect(isLegalHref(href)).toBe(false);
  });
});

it('finds the clauses that require something in the text of a page', () => {
  expect(findPageClauses('pagcor', 'play').map(({ kind }) => kind)).toEqual([
    'limits',
    'reality',
    'exclusion',
    'messages',
  ]);
  expect(findPageClauses('generic', 'privacy')).toEqual([]);
});
