import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './jackpot.module.css';

export type JackpotProps = ComponentProps<'span'> & {
  /** Formatted amount: "₱98,412,300". Each digit rolls to its next value. */
  value: string;
  /** The ten digits of the script of `value`, from zero. */
  digits?: string;
};

/** A counter of rolling digits. Screen readers read the number once and not each roll. */
export function Jackpot({ value, digits = '0123456789', className, ...props }: JackpotProps) {
  const characters = [...value];
  const digitGlyphs = [...digits];
  return (
    <span dir="ltr" className={cx(styles.root, className)} {...props}>
      <span className="visuallyHidden">{value}</span>
      {characters.map((character, index) => {
        const digit = digitGlyphs.indexOf(character);
        // Counted from the end, so that a new digit at the front does not render the others again.
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
