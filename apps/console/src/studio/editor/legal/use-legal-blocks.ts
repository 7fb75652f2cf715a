import { type LegalBlockKind, legalLimits, type LegalPage } from '@livery/merchant/legal-texts';
import { useLayoutEffect, useRef } from 'react';
import type { BrandDocument } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { followIds, type IdList } from './block-ids.ts';
import {
  createLegalBlock,
  type DraftLegalBlock,
  isLegalBlock,
  readLegalEntries,
  toLegalPath,
  trimBlock,
} from './legal-model.ts';

interface BlockList extends IdList {
  /** The highest id that an entry has had. An id is not used again after its entry was removed. */
  readonly lastId: number;
}

const noEntries: readonly unknown[] = [];
const emptyList: BlockList = { entries: noEntries, ids: [], lastId: 0 };

/** Returns the list of the new entries with their ids. See `followIds`. */
const followEntries = (earlier: BlockList, entries: readonly unknown[]): BlockList => {
  if (earlier.entries === entries) return earlier;
  let { lastId } = earlier;
  const list = followIds(earlier, entries, () => (lastId += 1));
  return { ...list, lastId };
};

/**
 * Returns the entries of a legal text with an id for each, and the functions that change them. Each function can be
 * called several times before the next render. A change of an entry that is no longer in the list is ignored.
 */
export const useLegalBlocks = (page: LegalPage, language: string) => {
  const { document, change } = useEditor();
  const latest = useRef(emptyList);
  const list = followEntries(latest.current, readLegalEntries(document, page, language) ?? noEntries);
  // The ref is set in an effect, because React can discard a render. A discarded render must not change the list.
  useLayoutEffect(() => {
    latest.current = list;
  }, [list]);

  /** Stores a new list in the draft. Returns false, and changes nothing, if the draft cannot contain the list. */
  const set = (next: IdList): boolean => {
    const earlier = latest.current;
    // `change` can render the component at once. The new list must be in the ref before, so that this render uses the
    // new ids.
    latest.current = { ...next, lastId: Math.max(earlier.lastId, ...next.ids) };
    const to = next.entries.length > 0 ? [...next.entries] : null;
    if (change([{ path: ['document', ...toLegalPath(page, language)], to }])) return true;
    latest.current = earlier;
    return false;
  };
  /** Replaces `count` entries from position `index` on with the entries of `added`, which have their own ids. */
  const splice = (index: number, count: number, added: IdList): boolean =>
    set({
      entries: latest.current.entries.toSpliced(index, count, ...added.entries),
      ids: latest.current.ids.toSpliced(index, count, ...added.ids),
    });
  const findIndex = (id: number): number => latest.current.ids.indexOf(id);
  const replace = (id: number, toBlocks: (current: DraftLegalBlock) => readonly BrandDocument[]): void => {
    const index = findIndex(id);
    const entry = latest.current.entries[index];
    if (!isLegalBlock(entry)) return;
    const blocks = toBlocks(entry);
    if (JSON.stringify(blocks) === JSON.stringify([entry])) return;
    const ids = blocks.map((_, position) => (position === 0 ? id : latest.current.lastId + position));
    splice(index, 1, { entries: blocks, ids });
  };
  return {
    list,
    replace,
    /**
     * Adds a block after the block `after`, or at the end. Returns its id, or undefined if no block was added, for
     * example because another person has removed the block `after`.
     */
    add: (kind: LegalBlockKind, after?: number): number | undefined => {
      const { length } = latest.current.entries;
      if (length >= legalLimits.blocks) return undefined;
      const index = after === undefined ? length - 1 : findIndex(after);
      if (after !== undefined && index === -1) return undefined;
      const at = index + 1;
      const id = latest.current.lastId + 1;
      return splice(at, 0, { entries: [createLegalBlock(kind)], ids: [id] }) ? id : undefined;
    },
    /** Moves a block up (-1) or down (1). Returns its new position, or undefined if it was not moved. */
    move: (id: number, by: -1 | 1): number | undefined => {
      const { entries, ids } = latest.current;
      const [from, to] = [findIndex(id), findIndex(id) + by];
      if (from === -1 || to < 0 || to >= ids.length) return undefined;
      const next = {
        entries: entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]),
        ids: ids.toSpliced(from, 1).toSpliced(to, 0, id),
      };
      return set(next) ? to : undefined;
    },
    remove: (id: number): boolean => {
      const index = findIndex(id);
      return index !== -1 && splice(index, 1, { entries: [], ids: [] });
    },
    /** Removes the last item of the list block with this id if the item is empty. */
    trim: (id: number): void => replace(id, (current) => [trimBlock(current)]),
  };
};
