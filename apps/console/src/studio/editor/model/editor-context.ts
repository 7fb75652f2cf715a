import { createContext, useContext } from 'react';
import type { BrandProblem } from '../../releases.api.ts';
import { type BrandDocument, type Change, getValue, removeBranch, toPathKey } from './brand-document.ts';
import { getDefault } from './default-values.ts';
import { toProblemPath } from './problem-path.ts';
import type { TransientChanges } from './transient-changes.ts';

/** Another operator in the draft, with the value that this operator edits. */
export interface Person {
  readonly operatorId: string;
  readonly name: string;
  readonly path: readonly string[] | null;
}

/** The base of a draft: another brand or a base file, whose values the draft inherits. */
export interface Base {
  readonly name: string;
  /** Version number of the base brand. Null for a base that is a file. */
  readonly version: number | null;
  /** Values that the draft can inherit. Values that identify the base brand itself, such as its code, are left out. */
  readonly document: BrandDocument;
  /** Hashes of the base's images and fonts, by their path in the document. */
  readonly assets: Readonly<Record<string, string>>;
}

/** The draft that the sections of the editor show and change. */
export interface Editor {
  readonly brand: string;
  readonly draftId: string;
  /** The document of the draft with all inherited values. */
  readonly document: BrandDocument;
  /** The document without inherited values: only the values that the brand sets itself. */
  readonly own: BrandDocument;
  /** Base of the draft. Undefined for a draft without a base, and while the base loads. */
  readonly base: Base | undefined;
  /** Hashes of the images and fonts by their path in the document, including the files of the base. */
  readonly assets: Readonly<Record<string, string>>;
  /** False for an operator who may only read, and for a closed draft. */
  readonly canEdit: boolean;
  readonly problems: readonly BrandProblem[];
  /**
   * Size of the program code in bytes, for each kind of block on the home screen. Empty until the draft is checked.
   */
  readonly blockSizes: Readonly<Record<string, number>>;
  readonly people: readonly Person[];
  /**
   * Paths of the values that another person has changed in the last few seconds. Each path is a string from
   * `toPathKey`.
   */
  readonly changedByOthers: ReadonlySet<string>;
  /**
   * Changes values of `document`, which includes inherited values. A removed value is absent from `document`
   * afterwards, even if the base has this value. If the draft cannot contain the new values, shows a message and
   * returns false.
   */
  readonly change: (changes: readonly Change[]) => boolean;
  /**
   * Changes values of `own`, which contains only the values that the brand sets itself. After a removal, the brand
   * inherits the value of the base. If the draft cannot contain the new values, shows a message and returns false.
   */
  readonly changeOwn: (changes: readonly Change[]) => boolean;
  /** Changes of the fields that are not committed to the draft yet. The preview shows them. */
  readonly transient: TransientChanges;
  /** Reports the value that the operator edits, so that the other people in the draft can see it. */
  readonly focus: (path: readonly string[] | null) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Returns the draft of the editor. Throws an error outside of the editor. */
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs the EditorContext of the editor screen around it');
  return editor;
};

/** Inheritance state of a value that the base has. */
export interface Inherited {
  /** Name of the base (the brand or file from which the draft inherits values). */
  readonly base: string;
  /** True if the brand sets or removes the value itself. */
  readonly isOwn: boolean;
  readonly canEdit: boolean;
  /** Removes the brand's own value, so that the base's value is inherited. */
  readonly inherit: () => void;
}

/**
 * Returns the inheritance state of the value at a path of the document. The value can also be an object that contains
 * several values. Returns undefined if the base does not have the value.
 */
export const useInherited = (path: readonly string[]): Inherited | undefined => {
  const { base, own, canEdit, changeOwn } = useEditor();
  if (!base || getValue(base.document, path) === undefined) return undefined;
  return {
    base: base.name,
    isOwn: getValue(own, path) !== undefined,
    canEdit,
    inherit: () => changeOwn(removeBranch(own, path)),
  };
};

/** State of one value of the document, for a form field. */
export interface FieldState {
  /** The value in the document, or else the default of the app. Undefined if neither exists. */
  readonly value: unknown;
  readonly isSet: boolean;
  readonly canEdit: boolean;
  readonly problem: BrandProblem | undefined;
  readonly isChangedByOther: boolean;
  readonly inherited: Inherited | undefined;
  /** Names of the other people who edit this value. */
  readonly people: readonly string[];
  readonly set: (value: Change['to']) => void;
  readonly focus: () => void;
}

/** Returns the state that a form field needs for the value at `path` in the brand document. */
export const useField = (path: readonly string[]): FieldState => {
  const editor = useEditor();
  const inherited = useInherited(path);
  const full = ['document', ...path];
  const key = toPathKey(full);
  const value = getValue(editor.document, path);
  const jsonPath = toProblemPath(path);
  return {
    value: value === undefined ? getDefault(path) : value,
    isSet: value !== undefined,
    inherited,
    canEdit: editor.canEdit,
    problem: editor.problems.find((problem) => problem.path === jsonPath || problem.path.startsWith(`${jsonPath}[`)),
    isChangedByOther: editor.changedByOthers.has(key),
    people: editor.people.filter((person) => person.path && toPathKey(person.path) === key).map(({ name }) => name),
    set: (to) => void editor.change([{ path: full, to }]),
    focus: () => editor.focus(full),
  };
};
