import styles from './page.module.css';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one pair a line: the fee, the bank, the order number. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={`${name} ${value}`} className={styles.fact}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
