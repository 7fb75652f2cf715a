import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './page.module.css';

/** Layout of a screen: a column with padding at the edges. */
export const Page = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.root, className)} {...props} />
);

/** A column of elements with gaps, e.g. the filters above a list. */
export const Stack = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.stack, className)} {...props} />
);

export type SectionProps = ComponentProps<'section'> & {
  readonly heading: ReactNode;
  readonly level?: 2 | 3;
};

export const Section = ({ heading, level = 2, className, children, ...props }: SectionProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.section, className)} {...props}>
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
    </section>
  );
};

/**
 * Container for content beside a list, e.g. totals and an export button. It is a column with its
 * items at the end of the line: on the right, or on the left in a right-to-left page. A `<dl>` in
 * it has the full width.
 */
export const Aside = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.aside, className)} {...props} />
);
