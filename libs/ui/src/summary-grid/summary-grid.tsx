import styles from './summary-grid.module.css';

export interface SummaryGridProps {
  readonly items: readonly (readonly [name: string, value: string])[];
}

/** A grid of names and amounts, e.g. the totals of a period. */
export const SummaryGrid = ({ items }: SummaryGridProps) => (
  <dl className={styles.root}>
    {items.map(([name, value]) => (
      <div key={name} className={styles.total}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
