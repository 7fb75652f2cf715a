import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './page.module.css';

/** The vertical layout of a screen, with padding at its edges. */
export const Page = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.root, className)} {...props} />
);

/** A vertical group: e.g. the filters above a list. */
export const Stack = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.stack, className)} {...props} />
);

export type SectionProps = ComponentProps<'section'> & {
  readonly heading: ReactNode;
  readonly level?: 2 | 3;
};

/** A section of a screen with its heading. */
export const Section = ({ heading, level = 2, className, children, ...props }: SectionProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.section, className)} {...props}>
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
    </section>
  );
};

/** Content beside a list: its totals, and at the end an export button. */
export const Aside = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.aside, className)} {...props} />
);
