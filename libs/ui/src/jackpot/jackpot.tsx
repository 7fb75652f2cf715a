import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './jackpot.module.css';

export type JackpotProps = ComponentProps<'span'> & {
  /** Formatted amount, e.g. "₱98,412,300". When a digit changes, the new digit rolls into view. */
  value: string;
  /** The digits 0 to 9 in the writing system of `value`. The default is `0123456789`. */
  digits?: string;
};

/**
 * A counter with rolling digits for the jackpot (the large prize of a game). A screen reader
 * reads `value` as text and ignores the rolling digits.
 */
export function Jackpot({ value, digits = '0123456789', className, ...props }: JackpotProps) {
  const characters = [...value];
  const digitGlyphs = [...digits];
  return (
    <span dir="ltr" className={cx(styles.root, className)} {...props}>
      <span className="visuallyHidden">{value}</span>
      {characters.map((character, index) => {
        const digit = digitGlyphs.indexOf(character);
        // React keys are positions counted from the end. If the amount gets an additional first
        // digit, the keys of the other digits do not change, so these digits do not roll.
        const key = characters.length - index;
        return digit < 0 ? (
          <span key={key} aria-hidden>
            {character}
          </span>
        ) : (
          <span key={key} aria-hidden className={styles.digit}>
            <span className={styles.reel} style={{ '--digit': digit } as CSSProperties}>
              {digitGlyphs.map((glyph) => (
                <span key={glyph}>{glyph}</span>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
