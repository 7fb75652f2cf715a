import styles from './fact-list.module.css';

/** Names and values of one record. */
export const FactList = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={styles.root}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
