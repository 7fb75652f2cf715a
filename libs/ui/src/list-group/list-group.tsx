import { type ComponentProps, Children, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './list-group.module.css';

export type ListGroupProps = ComponentProps<'section'> & {
  heading?: ReactNode;
};

/** A group of rows on a common background, with a line between the rows. */
export function ListGroup({ heading, className, children, ...props }: ListGroupProps) {
  const id = useId();
  return (
    <section
      className={cx(styles.root, className)}
      aria-labelledby={heading ? id : undefined}
      {...props}
    >
      {heading && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.rows}>{Children.map(children, (row) => row && <li>{row}</li>)}</ul>
    </section>
  );
}
