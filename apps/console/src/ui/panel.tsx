import { Spinner } from '@livery/ui/spinner';
import { type ReactNode, Suspense, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Part of a page with its own title. While the content loads texts or code, a spinner replaces only the content of
 * this panel. A dialog in another panel therefore stays open with its entered values.
 */
export const Panel = ({ title, detail, actions, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.text}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </section>
  );
};
