// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { useLegalBlocks } from './use-legal-blocks.ts';

afterEach(cleanup);

const terms = ['One.', 'Two.'].map((text) => ({ kind: 'paragraph', text }));

const open = () => {
  const current: { blocks?: ReturnType<typeof useLegalBlocks> } = {};
  const Probe = () => {
    const blocks = useLegalBlocks('terms', 'EN');
    useEffect(() => {
      current.blocks = blocks;
    });
    return null;
  };
  const view = renderEditor(<Probe />, { document: { languages: ['EN'], legal: { terms: { EN: terms } } } });
  return { ...view, getBlocks: () => current.blocks! };
};

it('adds no block after a block that is no longer in the list', () => {
  const { getBlocks, getDocument, changes } = open();
  const [first] = getBlocks().list.ids;
  act(() => void getBlocks().remove(first!));
  expect(changes).toHaveLength(1);
  act(() => expect(getBlocks().add('paragraph', first)).toBeUndefined());
  expect(changes).toHaveLength(1);
  expect(getDocument()).toMatchObject({ legal: { terms: { EN: [terms[1]] } } });
});

it('gives a new block an id that no block has had, and keeps the ids of the others', () => {
  const { getBlocks } = open();
  const [first, last] = getBlocks().list.ids;
  act(() => void getBlocks().remove(last!));
  let added: number | undefined;
  act(() => void (added = getBlocks().add('heading', first)));
  expect(getBlocks().list.ids).toEqual([first, added]);
  expect([first, last]).not.toContain(added);
});
