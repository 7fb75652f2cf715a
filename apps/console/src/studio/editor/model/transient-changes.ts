import { isNullLeaf } from '@livery/drafts/json';
import { type BrandDocument, type Change, isBranch } from './brand-document.ts';

/**
 * Changes that a person is making in a field at this moment, for example while the person drags a slider. They are not
 * part of the draft yet. The preview shows them, and everything else in the editor ignores them.
 */
export interface TransientChanges {
  /**
   * Sets the changes of one field. `field` is any object that identifies the field. Undefined removes the changes,
   * because the field has committed its value to the draft or has discarded it.
   */
  readonly set: (field: object, changes: readonly Change[] | undefined) => void;
  /** Returns the document with the changes of all fields. Returns the same object if there are no changes. */
  readonly apply: (document: BrandDocument) => BrandDocument;
  /** Calls a listener after each change. `isSet` is false if the changes of a field were removed. */
  readonly subscribe: (listener: (isSet: boolean) => void) => () => void;
}

const setValue = (branch: BrandDocument, [key = '', ...path]: readonly string[], to: Change['to']): BrandDocument => {
  const { [key]: before, ...others } = branch;
  if (path.length > 0) {
    // A removed value has no parent objects to create.
    if (to === null && !isBranch(before)) return branch;
    return { ...branch, [key]: setValue(isBranch(before) ? before : {}, path, to) };
  }
  return to === null ? others : { ...branch, [key]: isNullLeaf(to) ? null : to };
};

/** Returns the document with changed values. Ignores changes of assets. */
export const applyChanges = (document: BrandDocument, changes: readonly Change[]): BrandDocument =>
  changes.reduce(
    (current, { path: [root, ...path], to }) => (root === 'document' ? setValue(current, path, to) : current),
    document,
  );

export const createTransientChanges = (): TransientChanges => {
  const fields = new Map<object, readonly Change[]>();
  const listeners = new Set<(isSet: boolean) => void>();
  return {
    set: (field, changes) => {
      if (changes) fields.set(field, changes);
      else if (!fields.delete(field)) return;
      for (const listener of listeners) listener(changes !== undefined);
    },
    apply: (document) => applyChanges(document, [...fields.values()].flat()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
