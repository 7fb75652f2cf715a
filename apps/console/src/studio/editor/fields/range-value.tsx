import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';
import styles from './range-value.module.css';

interface RangeValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

/** Slider for a number in the brand document. The operator can choose a number from `min` to `max`. */
export const RangeValue = ({ path, label, min, max, unit }: RangeValueProps) => {
  const id = useId();
  const format = useFormat();
  const field = useField(path);
  const stored = typeof field.value === 'number' ? field.value : min;
  const { text, onType, flush, handlePointerDown } = useTypedText(
    String(stored),
    (typed) => {
      if (Number(typed) !== stored) field.set(Number(typed));
    },
    { toChanges: (typed) => [{ path: ['document', ...path], to: Number(typed) }] },
  );
  return (
    <FieldFrame id={id} label={label} field={field}>
      <div className={styles.root}>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={min}
          max={max}
          value={text}
          disabled={!field.canEdit}
          aria-valuetext={`${text} ${unit}`}
          aria-describedby={toMessageId(id)}
          onFocus={field.focus}
          onBlur={flush}
          onPointerDown={handlePointerDown}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <output htmlFor={id} className={styles.output}>
          <bdi dir="ltr">
            {format.number(Number(text))} {unit}
          </bdi>
        </output>
      </div>
    </FieldFrame>
  );
};
