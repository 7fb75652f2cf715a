import type { ReactNode } from 'react';
import styles from './field.module.css';

interface GroupProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Group of form fields for related values of the brand document, with a title. */
export const Group = ({ title, detail, actions, children }: GroupProps) => (
  <div className={styles.group}>
    <div className={styles.groupHead}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {actions}
    </div>
    {detail && <p className={styles.groupDetail}>{detail}</p>}
    {children}
  </div>
);
