import styles from './totals.module.css';

export interface TotalsProps {
  readonly totals: readonly (readonly [name: string, value: string])[];
}

/** What a period comes to. */
export const Totals = ({ totals }: TotalsProps) => (
  <dl className={styles.root}>
    {totals.map(([name, value]) => (
      <div key={name} className={styles.total}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
