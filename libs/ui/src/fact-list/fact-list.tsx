import styles from './fact-list.module.css';

/** A name and its value; a sum stands under a line of its own. */
export type Fact = readonly [name: string, value: string, tone?: 'sum'];

/** Names and values, one pair a line: the fee, the bank, the order number. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.root}>
    {facts.map(([name, value, tone]) => (
      <div key={`${name} ${value}`} className={styles.fact} data-tone={tone}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
