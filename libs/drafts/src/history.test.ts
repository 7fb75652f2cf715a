import { describe, expect, it } from 'vitest';
import type { DraftChange } from './content.ts';
import { getLeaf } from './content.ts';
import { createModelGateway } from './testing/model-gateway.ts';

const accent = ['document', 'theme', 'accent'];
const page = ['document', 'theme', 'page'];

/**
 * Creates a draft with two values: an accent colour and a page colour. The functions `edit`, `undo` and `redo` return
 * both values as one text. For example, `a 0` means the accent `a` and the page colour `0`.
 */
const createDraft = () => {
  const gateway = createModelGateway('{"theme":{"accent":"0","page":"0"}}');
  let nextId = 0;
  const createId = (): string => `${(nextId += 1)}`;
  const read = (): string => [accent, page].map((path) => getLeaf(gateway.getContent(), path)).join(' ');
  const edit = (by: string, ...changes: readonly DraftChange[]): string => {
    const operations = changes.map((change) => ({ ...change, from: null, id: createId() }));
    gateway.apply(by, { seen: gateway.log.length, operations });
    return read();
  };
  const step = (kind: 'undo' | 'redo') => (by: string) => {
    gateway[kind](by, 0, createId());
    return read();
  };
  return { gateway, edit, undo: step('undo'), redo: step('redo') };
};

describe('undo', () => {
  it('restores the values before each edit, the last one first, and redo applies them again', () => {
    const { edit, undo, redo } = createDraft();
    edit('kim', { path: accent, to: 'a' });
    edit('kim', { path: accent, to: 'b' }, { path: page, to: 'b' });
    expect([undo('kim'), undo('kim'), undo('kim')]).toEqual(['a 0', '0 0', '0 0']);
    expect([redo('kim'), redo('kim'), redo('kim')]).toEqual(['a 0', 'b b', 'b b']);
    expect([undo('kim'), redo('kim'), undo('kim')]).toEqual(['a 0', 'b b', 'a 0']);
  });

  it('is per person', () => {
    const { edit, undo } = createDraft();
    edit('kim', { path: accent, to: 'kim' });
    edit('ana', { path: page, to: 'ana' });
    expect(undo('kim')).toBe('0 ana');
    expect(undo('kim')).toBe('0 ana');
    expect(undo('ana')).toBe('0 0');
  });

  it('skips a value that another person has changed since, and undoes the rest of the edit', () => {
    const { gateway, edit, undo } = createDraft();
    edit('kim', { path: accent, to: 'kim' }, { path: page, to: 'kim' });
    edit('ana', { path: accent, to: 'ana' });
    expect(undo('kim')).toBe('ana 0');
    expect(undo('kim')).toBe('ana 0');
    expect(gateway.load('kim')).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('undoes an earlier edit if the last one was replaced by another person', () => {
    const { edit, undo } = createDraft();
    edit('kim', { path: page, to: 'kim' });
    edit('kim', { path: accent, to: 'kim' });
    edit('ana', { path: accent, to: 'ana' });
    expect(undo('kim')).toBe('ana 0');
  });

  it('works again when the other person has undone their change', () => {
    const { edit, undo, redo } = createDraft();
    edit('kim', { path: accent, to: 'kim' });
    edit('ana', { path: accent, to: 'ana' });
    expect(undo('kim')).toBe('ana 0');
    expect(undo('ana')).toBe('kim 0');
    expect(undo('kim')).toBe('0 0');
    expect(redo('ana')).toBe('0 0');
  });

  it('does not touch the place of a value that another person has replaced by an object', () => {
    const { gateway, edit, undo } = createDraft();
    edit('kim', { path: ['document', 'alt'], to: 'kim' });
    edit('ana', { path: ['document', 'alt'], to: null }, { path: ['document', 'alt', 'EN'], to: 'ana' });
    undo('kim');
    expect(getLeaf(gateway.getContent(), ['document', 'alt', 'EN'])).toBe('ana');
  });

  it('is applied once if the call is repeated', () => {
    const { gateway, edit } = createDraft();
    edit('kim', { path: accent, to: 'a' });
    edit('kim', { path: accent, to: 'b' });
    expect(gateway.undo('kim', 2, 'u')).toEqual(gateway.undo('kim', 2, 'u'));
    expect(getLeaf(gateway.getContent(), accent)).toBe('a');
  });
});

describe('redo', () => {
  it('ends with a new edit of the same person, not of another one', () => {
    const { edit, undo, redo } = createDraft();
    edit('kim', { path: accent, to: 'kim' });
    undo('kim');
    edit('ana', { path: page, to: 'ana' });
    expect(redo('kim')).toBe('kim ana');
    undo('kim');
    edit('kim', { path: page, to: 'kim' });
    expect(redo('kim')).toBe('0 kim');
  });

  it('skips a value that another person has changed since the undo', () => {
    const { edit, undo, redo } = createDraft();
    edit('kim', { path: accent, to: 'kim' });
    undo('kim');
    edit('ana', { path: accent, to: 'ana' });
    expect(redo('kim')).toBe('ana 0');
  });
});
