import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataTableProps {
  /** The accessible name of the scrolling region. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A table of figures. It scrolls sideways when it is too wide, by keyboard too. */
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
