import { json, jsonParseLinter } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { BrandProblem } from '../../releases.api.ts';
import styles from './json.module.css';

interface JsonEditorProps {
  /** Accessible name of the editor. */
  readonly label: string;
  readonly text: string;
  readonly canEdit: boolean;
  /** Problems of the draft, shown at their lines in the editor. Their texts are in the language of the console. */
  readonly problems: readonly Pick<BrandProblem, 'line' | 'reason' | 'remedy'>[];
  readonly onChange: (text: string) => void;
}

/** Colours of JSON syntax. The design system makes sure that they are legible in light mode and in dark mode. */
const colors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--color-action-accent-fg)' },
    { tag: tags.string, color: 'var(--color-status-success)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-status-warning)' },
  ]),
);

const theme = EditorView.theme({
  '&': { height: '60dvh', fontSize: 'var(--text-12)', color: 'var(--color-text-default)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-gutters': { border: '0', color: 'var(--color-text-muted)', background: 'var(--color-surface-sunken)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text-default)' },
  '.cm-tooltip': {
    border: '1px solid var(--color-border-subtle)',
    color: 'var(--color-text-default)',
    background: 'var(--color-surface-overlay)',
  },
});

/**
 * Marks a change that the console makes, for example after another person's edit. Such a change does not call
 * `onChange`, so it is not stored as an edit of this person.
 */
const external = Annotation.define<boolean>();

const toDiagnostics = (state: EditorState, problems: JsonEditorProps['problems']): Diagnostic[] =>
  problems.flatMap(({ line, reason, remedy }) => {
    if (line === undefined || line > state.doc.lines) return [];
    const { from, to } = state.doc.line(line);
    return [{ from, to, severity: 'error', message: `${reason}: ${remedy}` }];
  });

/**
 * A text editor for JSON. Its code loads when its section opens. Escape and then Tab moves the focus out of the editor.
 */
export const JsonEditor = ({ label, text, canEdit, problems, onChange }: JsonEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const editable = useRef(new Compartment());
  const latest = useRef({ text, canEdit, label, onChange });
  useEffect(() => {
    latest.current = { text, canEdit, label, onChange };
  });
  useEffect(() => {
    const { text: initial, label: name, canEdit: isEditable } = latest.current;
    const element = host.current as HTMLDivElement;
    // The content security policy of the console forbids style elements. In a shadow root, CodeMirror uses constructed
    // style sheets.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const created = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: initial,
        extensions: [
          minimalSetup,
          lineNumbers(),
          json(),
          linter(jsonParseLinter()),
          colors,
          theme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': name, dir: 'ltr' }),
          editable.current.of(EditorState.readOnly.of(!isEditable)),
          EditorView.updateListener.of((update) => {
            const isOwn = update.docChanged && !update.transactions.some((each) => each.annotation(external));
            if (isOwn) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    // The element can get the focus, so that a person without a mouse can scroll the text with the arrow keys.
    created.scrollDOM.tabIndex = 0;
    view.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => {
    const current = view.current;
    if (!current || current.state.doc.toString() === text) return;
    current.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: text },
      annotations: external.of(true),
    });
  }, [text]);
  useEffect(() => {
    view.current?.dispatch({ effects: editable.current.reconfigure(EditorState.readOnly.of(!canEdit)) });
  }, [canEdit]);
  useEffect(() => {
    const current = view.current;
    if (current) current.dispatch(setDiagnostics(current.state, toDiagnostics(current.state, problems)));
  }, [problems, text]);
  return <div ref={host} className={styles.code} dir="ltr" />;
};
