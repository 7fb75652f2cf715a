import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useEditor, useField } from '../model/editor-context.ts';
import { groupByEntry } from '../problems/entry-problems.ts';
import { changeBlock, isDraftBlock, readBlockEntries } from './block-model.ts';

/** Path of the blocks in a brand document. */
const path = ['layout', 'home'];

/**
 * Returns the blocks of the home screen and the functions that change them. Entries of the list that are not blocks are
 * not shown, but they stay in the document.
 */
export const useBlocks = () => {
  const { problems, blockSizes } = useEditor();
  const field = useField(path);
  const entries = readBlockEntries(field.value);
  const items = entries.flatMap((entry, position) => (isDraftBlock(entry) ? [{ block: entry, position }] : []));
  const entryProblems = groupByEntry(problems, path);
  const set = (list: readonly unknown[]) => field.set([...list]);
  return {
    blocks: items.map(({ block }) => block),
    canEdit: field.canEdit,
    isChangedByOther: field.isChangedByOther,
    focus: field.focus,
    /** Size of the program code in bytes, for each kind of block. Empty until the draft is checked. */
    sizes: blockSizes,
    /** Returns the problems of the block at `index`. Without `index`, returns all other problems of the list. */
    findProblems: (index?: number) => {
      const item = index === undefined ? undefined : items[index];
      return item
        ? entryProblems.findAt(item.position)
        : entryProblems.findOther(items.map(({ position }) => position));
    },
    change: (index: number, change: Readonly<Record<string, unknown>>) => {
      const item = items[index];
      if (item) set(entries.with(item.position, changeBlock(item.block, change)));
    },
    add: (block: HomeBlock) => set([...entries, block]),
    remove: (index: number) => {
      const item = items[index];
      if (item) set(entries.toSpliced(item.position, 1));
    },
    move: (from: number, to: number) => {
      const [moved, target] = [items[from], items[to]];
      if (moved && target) set(entries.toSpliced(moved.position, 1).toSpliced(target.position, 0, moved.block));
    },
  };
};

export type Blocks = ReturnType<typeof useBlocks>;
