import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './page.module.css';

/** What stands under one another on a screen, with room to its edges. */
export const Page = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.root, className)} {...props} />
);

/** What belongs together under one another: the choices over a list. */
export const Stack = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.stack, className)} {...props} />
);

export type SectionProps = ComponentProps<'section'> & {
  readonly heading: ReactNode;
  readonly level?: 2 | 3;
};

/** A part of a screen under its heading. */
export const Section = ({ heading, level = 2, className, children, ...props }: SectionProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.section, className)} {...props}>
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
    </section>
  );
};

/** What belongs to a list and is no part of it: its totals, and at the end a way to save it. */
export const Aside = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx(styles.aside, className)} {...props} />
);
