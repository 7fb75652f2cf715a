import type { Key, ReactNode } from 'react';
import styles from './record-table.module.css';

export interface Column<Item> {
  readonly id: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
}

interface RecordTableProps<Item> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Columns of the table. The cells of the first column are the headings of the rows. */
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => Key;
}

/** A table of records. On a narrow screen each record is a card with the names of its columns. */
export const RecordTable = <Item,>({ label, columns, items, getKey }: RecordTableProps<Item>) => (
  <table className={styles.root} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.id} scope="col">
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={getKey(item)}>
          {columns.map((column, index) => {
            const content = column.render(item);
            return index === 0 ? (
              <th key={column.id} scope="row">
                {content}
              </th>
            ) : (
              <td key={column.id}>
                <span className={styles.name} aria-hidden>
                  {column.label}
                </span>
                <span className={styles.value}>{content}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
