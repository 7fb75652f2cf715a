import { createContext, useContext } from 'react';
import type { BrandProblem } from '../../releases.api.ts';
import { type BrandDocument, type Change, getValue, toPathKey } from './brand-document.ts';
import { getDefault } from './default-values.ts';
import { toProblemPath } from './problem-path.ts';

/** Another operator in the draft, with the value that they work at. */
export interface Person {
  readonly operatorId: string;
  readonly name: string;
  readonly path: readonly string[] | null;
}

/** The draft that the sections of the editor show and change. */
export interface Editor {
  readonly brand: string;
  readonly document: BrandDocument;
  /** Hashes of the images by their path in the document. */
  readonly assets: Readonly<Record<string, string>>;
  /** False for an operator who may only read, and for a closed draft. */
  readonly canEdit: boolean;
  readonly problems: readonly BrandProblem[];
  /** Bytes of code by the kind of block of the home screen. Empty until the draft is checked. */
  readonly blockSizes: Readonly<Record<string, number>>;
  readonly people: readonly Person[];
  /** Keys of the paths that another person has changed in the last seconds. */
  readonly changedByOthers: ReadonlySet<string>;
  readonly change: (changes: readonly Change[]) => void;
  /** Reports the value that the operator works at, for the other people in the draft. */
  readonly focus: (path: readonly string[] | null) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Returns the draft of the editor. Throws an error outside of the editor. */
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs the EditorContext of the editor screen around it');
  return editor;
};

/** One value of the document, as a field shows it. */
export interface FieldState {
  /** The value in the document, or the default of the app, or undefined. */
  readonly value: unknown;
  readonly isSet: boolean;
  readonly canEdit: boolean;
  readonly problem: BrandProblem | undefined;
  readonly isChangedByOther: boolean;
  /** Names of the other people who work at this value. */
  readonly people: readonly string[];
  readonly set: (value: Change['to']) => void;
  readonly focus: () => void;
}

/** Returns the state of one value of the document. */
export const useField = (path: readonly string[]): FieldState => {
  const editor = useEditor();
  const full = ['document', ...path];
  const key = toPathKey(full);
  const value = getValue(editor.document, path);
  const jsonPath = toProblemPath(path);
  return {
    value: value === undefined ? getDefault(path) : value,
    isSet: value !== undefined,
    canEdit: editor.canEdit,
    problem: editor.problems.find((problem) => problem.path === jsonPath || problem.path.startsWith(`${jsonPath}[`)),
    isChangedByOther: editor.changedByOthers.has(key),
    people: editor.people.filter((person) => person.path && toPathKey(person.path) === key).map(({ name }) => name),
    set: (to) => editor.change([{ path: full, to }]),
    focus: () => editor.focus(full),
  };
};
