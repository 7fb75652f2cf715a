import { type ReactNode, useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toLabelId, toMessageId } from './field-frame.tsx';
import styles from './radio-value.module.css';

interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** Sample of the app's look after this choice, such as an icon in this style. Screen readers ignore the sample. */
  readonly example: ReactNode;
}

interface RadioValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly options: readonly RadioOption[];
}

/** Radio buttons for one value of the brand document. Each button has a sample that shows the effect of its value. */
export const RadioValue = ({ path, label, options }: RadioValueProps) => {
  const id = useId();
  const field = useField(path);
  return (
    <FieldFrame id={id} label={label} field={field} isGroup>
      <div
        role="radiogroup"
        className={styles.root}
        aria-labelledby={toLabelId(id)}
        aria-describedby={toMessageId(id)}
        aria-invalid={field.problem !== undefined}
      >
        {options.map(({ value, label: name, example }) => (
          <label key={value} className={styles.option}>
            <span aria-hidden>{example}</span>
            <span className={styles.name}>
              <input
                type="radio"
                name={id}
                className={styles.input}
                value={value}
                checked={field.value === value}
                disabled={!field.canEdit}
                onFocus={field.focus}
                onChange={() => field.set(value)}
              />
              {name}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};
