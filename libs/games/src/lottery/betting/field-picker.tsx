import type { Method } from '@livery/lottery-rules/methods';
import type { Picks } from '@livery/lottery-rules/selection';
import { useFormat } from '@livery/kit/format/use-format';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pips } from '../balls/balls.tsx';
import { usePriceFormat } from '../labels/use-price-format.ts';
import type { FieldFigures } from './field-figures.ts';
import styles from './picker.module.css';
import { getFieldLabel, getValueLabel } from '../labels/method-labels.ts';

interface FieldPickerProps {
  readonly method: Method;
  readonly picks: Picks;
  /**
   * Prizes of the values that the member can pick, in the order of these values. If the array has one element, all
   * values have this prize.
   */
  readonly prices: readonly string[];
  readonly isDice?: boolean;
  /** Statistics of past draws for each field, by the index of the field. Undefined for a field without statistics. */
  readonly figures: readonly (FieldFigures | undefined)[];
  readonly onPick: (picks: Picks) => void;
}

const quickPicks = {
  all: () => true,
  big: (index: number, count: number) => index >= count / 2,
  small: (index: number, count: number) => index < count / 2,
  odd: (_: number, __: number, value: string) => Number(value) % 2 === 1,
  even: (_: number, __: number, value: string) => Number(value) % 2 === 0,
} as const;

/**
 * Buttons for the values of each field of a betting method. A field with ten numbers also has quick picks, such as all
 * odd numbers.
 */
export function FieldPicker({ method, picks, prices, isDice, figures, onPick }: FieldPickerProps) {
  const setField = (at: number, values: readonly string[]) =>
    onPick(method.fields.map((_, index) => (index === at ? values : (picks[index] ?? []))));
  return (
    <div className={styles.fields}>
      {method.fields.map(({ label, n }, index) => (
        <FieldRow
          key={`${label}${n ?? ''}`}
          method={method}
          at={index}
          picked={picks[index] ?? []}
          prices={prices}
          isDice={isDice}
          figures={figures[index]}
          onSet={(values) => setField(index, values)}
        />
      ))}
    </div>
  );
}

interface ValueFigureProps {
  readonly figures: FieldFigures;
  readonly value: string;
}

/**
 * Shows the number of times that a value was drawn, and the number of draws since it was last drawn. Hidden from screen
 * readers, which find the same numbers in the trend tab.
 */
function ValueFigure({ figures, value }: ValueFigureProps) {
  const { count } = useFormat();
  const figure = figures.get(value);
  if (!figure) return null;
  return (
    <span className={styles.figure} dir="ltr" data-hot={figure.isHot || undefined} aria-hidden>
      {count(figure.times)}× · {count(figure.gap)}
    </span>
  );
}

interface FieldRowProps extends Omit<FieldPickerProps, 'picks' | 'figures' | 'onPick'> {
  readonly figures: FieldFigures | undefined;
  readonly at: number;
  readonly picked: readonly string[];
  readonly onSet: (values: readonly string[]) => void;
}

function FieldRow({ method, at, picked, prices, isDice, figures, onSet }: FieldRowProps) {
  const { t } = useTranslation('lottery');
  const id = useId();
  const field = method.fields[at]!;
  const formatPrice = usePriceFormat();
  const { values, max } = field;
  const isNumbers = values.every((value) => /^\d+$/.test(value));
  const toggle = (value: string) => {
    if (picked.includes(value)) return onSet(picked.filter((each) => each !== value));
    onSet(picked.length < max ? values.filter((each) => each === value || picked.includes(each)) : picked);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {getFieldLabel(t, field)}
      </span>
      {/* In every language, the numbers are in the order of a keypad, from left to right. */}
      <div
        className={styles.values}
        dir={isNumbers ? 'ltr' : undefined}
        data-many={values.length > 20 || undefined}
        data-labels={!isNumbers || method.tierByOutcome ? '' : undefined}
      >
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.value}
            aria-pressed={picked.includes(value)}
            onClick={() => toggle(value)}
          >
            <bdi>{isDice && values.length === 6 ? <Pips count={Number(value)} /> : getValueLabel(t, value)}</bdi>
            {isDice && values.length === 6 && <span className={styles.hidden}>{value}</span>}
            {method.tierByOutcome && (
              <span className={styles.price}>{formatPrice(prices[method.tierByOutcome[value] ?? 0] ?? '')}</span>
            )}
            {figures && <ValueFigure figures={figures} value={value} />}
          </button>
        ))}
      </div>
      {isNumbers && values.length === 10 && (
        <div className={styles.quick}>
          {(Object.keys(quickPicks) as (keyof typeof quickPicks)[]).map((name) => (
            <button
              key={name}
              type="button"
              onClick={() =>
                onSet(values.filter((value, index) => quickPicks[name](index, values.length, value)).slice(0, max))
              }
            >
              {t(`quick.${name}`)}
            </button>
          ))}
          <button type="button" onClick={() => onSet([])}>
            {t('quick.clear')}
          </button>
        </div>
      )}
    </div>
  );
}
