import { expect, it } from 'vitest';
import { createContent, toText } from '@livery/drafts/content';
import { findDefects } from './find-defects.ts';
import type { EditorsRun } from './run-editors.ts';

const base = '{"name":"Plenty"}';
const name = ['document', 'name'];
const code = ['document', 'code'];

type Operation = EditorsRun['log'][number];

/** Creates an operation of the history. Its id and the id of its edit are equal to its number. */
const toOperation = (sequence: number, by: string, change: Partial<Operation>): Operation => ({
  draftId: 'spring',
  sequence,
  id: String(sequence),
  batch: String(sequence),
  by,
  at: new Date(0),
  path: name,
  from: null,
  to: null,
  undoes: null,
  replaced: null,
  ...change,
});

/** History in which Kim and Ana change the name, Kim changes the code, and Kim undoes the change of the code. */
const log: readonly Operation[] = [
  toOperation(1, 'kim', { from: 'Plenty', to: 'Kim' }),
  toOperation(2, 'ana', { from: 'Kim', to: 'Ana', replaced: 1 }),
  toOperation(3, 'kim', { path: code, to: 'plenty' }),
  toOperation(4, 'kim', { path: code, from: 'plenty', undoes: 3 }),
];

const createRun = (change: Partial<EditorsRun> = {}): EditorsRun => {
  const state = { sequence: log.length, content: createContent('{"name":"Ana"}', []), rejected: [] };
  const operations = log
    .filter(({ undoes }) => undoes === null)
    .map(({ id, by, path, to }) => [id, { by, path, to, edit: id, seen: id === '3' ? 2 : 0 }] as const);
  return {
    log: [...log],
    texts: [toText(createContent('{"name":"Ana"}', [], base))],
    record: { operations: new Map(operations), steps: new Set(['4']), unexpected: [] },
    editors: [{ operatorId: 'kim', state, rejected: [] }],
    ...change,
  } as unknown as EditorsRun;
};

/** Returns the names of the defects in a run. */
const find = (run: EditorsRun): readonly string[] =>
  Object.entries(findDefects(run, base)).flatMap(([kind, { length }]) => (length > 0 ? [kind] : []));

const replace = (index: number, change: Partial<Operation>): EditorsRun =>
  createRun({ log: log.map((operation, at) => (at === index ? { ...operation, ...change } : operation)) });

it('finds no defect in a correct run', () => {
  expect(find(createRun())).toEqual([]);
});

it.each<readonly [string, EditorsRun, readonly string[]]>([
  ['a lost edit', createRun({ log: log.slice(0, 2) }), ['lost', 'outOfStep']],
  ['an edit with another value', replace(0, { to: 'Kin' }), ['changed', 'wrong']],
  ['an edit with another author', replace(0, { by: 'lee' }), ['changed']],
  [
    'a repeated edit',
    createRun({ log: [...log, toOperation(5, 'ana', { ...log[1], sequence: 5 })] }),
    ['repeated', 'wrong', 'outOfStep'],
  ],
  [
    'an edit that nobody has made',
    createRun({ log: [...log, toOperation(5, 'kim', { from: 'Ana', to: 'Ana' })] }),
    ['invented', 'outOfStep'],
  ],
  ['an undo of another person', replace(3, { by: 'ana' }), ['foreignSteps']],
  [
    'an undo of another value',
    replace(3, { path: name, from: 'Ana', to: 'Kim', undoes: 1 }),
    ['outOfStep', 'foreignSteps'],
  ],
  ['a replaced value without a reference', replace(1, { replaced: null }), ['unreported']],
  ['another document of a gateway', createRun({ texts: [base] }), ['outOfStep']],
])('finds %s', (_, run, defects) => {
  expect(find(run)).toEqual(defects);
});

/** State of an editor whose first edit is rejected with this message. */
const createRejecting = (message: string): Partial<EditorsRun> => {
  const [editor] = createRun().editors;
  const operations = [{ id: '1', path: name, from: null, to: 'Kim' }];
  const rejected = [{ message, edit: { seen: 0, isSent: true, operations } }];
  const state = { ...editor?.state, rejected } as NonNullable<typeof editor>['state'];
  return { editors: [{ operatorId: 'kim', state, rejected }] };
};

it('finds a stored edit that its editor shows as rejected', () => {
  expect(find(createRun(createRejecting('Not possible')))).toEqual(['rejectedAndStored']);
});

it('accepts an edit that is rejected with a reason, and finds one that is rejected without a reason', () => {
  const findLost = (message: string) => findDefects(createRun({ ...createRejecting(message), log: [] }), base).lost;
  expect(findLost('Not possible')).toEqual(['2', '3']);
  expect(findLost('')).toEqual(['1', '2', '3']);
});
