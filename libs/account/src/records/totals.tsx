import styles from './records.module.css';

interface TotalsProps {
  readonly totals: readonly (readonly [name: string, value: string])[];
}

/** What a period comes to. */
export const Totals = ({ totals }: TotalsProps) => (
  <dl className={styles.totals}>
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
