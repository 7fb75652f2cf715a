import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';
import { findMissingTests, findTestReferences, workspace } from './test-references.ts';

const states = ['met', 'partly', 'not met', 'not applicable'] as const;
type State = (typeof states)[number];

interface Row {
  readonly id: string;
  readonly level: number;
  readonly state: string;
  readonly proof: string;
}

const documentText = readFileSync(`${workspace}docs/security.md`, 'utf8');

const readRows = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [id = '', level = '', , state = '', proof = ''] = line.slice(2, -2).split(' | ');
      return { id, level: Number(level), state, proof };
    });

/** Returns the link targets in a Markdown text, such as `#limits` and `adr/0163-….md`. */
const findLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);

const toAnchor = (heading: string): string => `#${heading.toLowerCase().replaceAll(' ', '-')}`;
const anchors = new Set([...documentText.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)));
const hasTarget = (target: string): boolean =>
  target.startsWith('#') ? anchors.has(target) : existsSync(new URL(target, `file://${workspace}docs/`));

/**
 * Returns a description of what is missing in a row of docs/security.md, e.g. `a reason` for the state `not
 * applicable`. Undefined if nothing is missing.
 */
const findGap = ({ state, proof }: Row): string | undefined => {
  const hasProof = findTestReferences(`${proof} |`).length > 0 || findLinks(proof).length > 0;
  const needs: Readonly<Record<State, string | false>> = {
    met: !hasProof && 'a test or a link',
    partly: !/Missing: \S/.test(proof) && 'what is missing',
    'not met': !/Needed: \S/.test(proof) && 'what is needed',
    'not applicable': !/^[A-Z][^`]{10}/.test(proof) && 'a reason',
  };
  const isState = (text: string): text is State => states.includes(text as State);
  return isState(state) ? needs[state] || undefined : `a state: one of ${states.join(', ')}`;
};

const rows = readRows(documentText);

describe('docs/security.md', () => {
  test('has one row for each requirement of levels 1 and 2, with its level', () => {
    for (const level of [1, 2] as const)
      expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(asvsRequirements[level]);
  });

  test('names only tests that exist', () => {
    const references = findTestReferences(documentText);
    expect(references.length).toBeGreaterThan(100);
    expect(findMissingTests(references)).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    expect(findLinks(documentText).filter((target) => !hasTarget(target))).toEqual([]);
  });

  test('has a state in each row, with its proof, what is missing, or a reason', () => {
    expect(rows.flatMap((row) => (findGap(row) ? [`${row.id} has not ${findGap(row)}`] : []))).toEqual([]);
  });

  test('has the numbers of its rows', () => {
    const toLine = (label: string, counted: readonly Row[]): string =>
      `| ${[label, ...states.map((state) => counted.filter((row) => row.state === state).length), counted.length].join(' | ')} |`;
    for (const level of [1, 2]) {
      const ofLevel = rows.filter((row) => row.level === level);
      expect(documentText).toContain(toLine(String(level), ofLevel));
    }
    expect(documentText).toContain(toLine('both', rows));
  });
});

describe('the check of a row', () => {
  const row = { id: 'V1.1.1', level: 1 };
  test.each([
    ['a state that is unknown', { state: 'done', proof: '`a.test.ts` › works' }],
    ['a row that is met without a proof', { state: 'met', proof: 'It works.' }],
    ['a row that is partly met without what is missing', { state: 'partly', proof: '`a.test.ts` › works' }],
    ['a row that is not met without what is needed', { state: 'not met', proof: 'It is hard.' }],
    ['a row that does not apply without a reason', { state: 'not applicable', proof: '' }],
  ])('finds %s', (_, fields) => {
    expect(findGap({ ...row, ...fields })).toBeDefined();
  });

  test.each([
    { state: 'met', proof: '`a.test.ts` › works' },
    { state: 'met', proof: '[limits](#limits)' },
    { state: 'partly', proof: 'Missing: the rest.' },
    { state: 'not met', proof: 'Needed: a setting.' },
    { state: 'not applicable', proof: 'LDAP is not used.' },
  ])('accepts $state: $proof', (fields) => {
    expect(findGap({ ...row, ...fields })).toBeUndefined();
  });

  test('finds a test that does not exist', () => {
    const file = 'tools/workspace/src/traceability/security-document.test.ts';
    const [missing, found] = findTestReferences(
      `| \`${file}\` › no such ${'title'}<br>\`${file}\` › finds a test that |`,
    );
    expect(findMissingTests([missing!, found!])).toEqual([missing]);
  });
});
