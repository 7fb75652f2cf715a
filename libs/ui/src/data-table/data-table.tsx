import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataTableProps {
  /** Accessible name of the area that contains the table and scrolls horizontally. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows of the table body (`<tr>`). */
  readonly children: ReactNode;
}

/**
 * A table of numbers. If the table is too wide, the user can scroll it horizontally by touch,
 * mouse or keyboard.
 */
export const DataTable = ({ label, columns, children }: DataTableProps) => (
  <div className={styles.root} tabIndex={0} role="region" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
