import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useEditor, useField } from '../model/editor-context.ts';
import { changeBlock, type DraftBlock, readBlocks } from './block-model.ts';

/** Path of the blocks in a brand document. */
const path = ['layout', 'home'];

/** Returns the blocks of the home screen and the functions that change them. */
export const useBlocks = () => {
  const { problems, blockSizes } = useEditor();
  const field = useField(path);
  const blocks = readBlocks(field.value);
  const set = (list: readonly (DraftBlock | HomeBlock)[]) => field.set([...list]);
  return {
    blocks,
    canEdit: field.canEdit,
    isChangedByOther: field.isChangedByOther,
    focus: field.focus,
    /** Bytes of code for each kind of block. Empty until the draft is checked. */
    sizes: blockSizes,
    /** Returns the problems of the block at `index`. Without `index`, returns the problems of the list as a whole. */
    findProblems: (index?: number) =>
      problems.filter((problem) => {
        const prefix = '$.layout.home';
        if (index === undefined) return problem.path === prefix;
        const own = `${prefix}[${index}]`;
        return problem.path === own || problem.path.startsWith(`${own}.`);
      }),
    change: (index: number, change: Readonly<Record<string, unknown>>) =>
      set(blocks.map((block, at) => (at === index ? changeBlock(block, change) : block))),
    add: (block: HomeBlock) => set([...blocks, block]),
    remove: (index: number) => set(blocks.filter((_, at) => at !== index)),
    move: (from: number, to: number) => {
      const moved = blocks[from];
      if (moved && to >= 0 && to < blocks.length) set(blocks.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
  };
};

export type Blocks = ReturnType<typeof useBlocks>;
