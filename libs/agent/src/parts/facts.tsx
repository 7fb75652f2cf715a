import styles from './facts.module.css';

export type Fact = readonly [name: string, value: string, tone?: 'sum' | 'minus'];

/** Names and values, one pair a line; a sum stands under a line of its own. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
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
