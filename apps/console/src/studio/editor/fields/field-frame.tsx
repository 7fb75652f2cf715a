import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import type { FieldState } from '../model/editor-context.ts';
import { InheritedNote } from './inherited-note.tsx';
import styles from './field.module.css';

interface FieldFrameProps {
  /** Id of the control. The label and the messages refer to it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly field: Pick<FieldState, 'problem' | 'people' | 'isChangedByOther' | 'inherited'>;
  /** True if the label and the control are in one row. */
  readonly isRow?: boolean;
  /** True if there are several controls, such as radio buttons. Their group refers to the label. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** Returns the id of the element that shows the hint or the problem of a control. `id` is the id of the control. */
export const toMessageId = (id: string): string => `${id}-message`;

/** Returns the id of the label of a group of controls. `id` is the id of the field. */
export const toLabelId = (id: string): string => `${id}-label`;

/** Label, control and message of one value, with the names of other people who edit it. */
export const FieldFrame = ({ id, label, hint, field, isRow, isGroup, children }: FieldFrameProps) => {
  const t = useTexts('editor');
  const format = useFormat();
  const { problem, people, isChangedByOther, inherited } = field;
  return (
    <div
      className={styles.root}
      data-row={isRow || undefined}
      data-invalid={problem !== undefined || undefined}
      data-flash={isChangedByOther || undefined}
    >
      <div className={styles.label}>
        {isGroup ? <span id={toLabelId(id)}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {people.length > 0 && (
          <bdi className={styles.people}>{t('people.here', { names: format.list(people), count: people.length })}</bdi>
        )}
      </div>
      {children}
      <InheritedNote inherited={inherited} />
      <p id={toMessageId(id)} className={styles.message} aria-live="polite">
        {problem ? <ProblemText problem={problem} part="reason" /> : hint}
      </p>
    </div>
  );
};
