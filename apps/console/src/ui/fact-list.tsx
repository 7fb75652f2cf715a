import styles from './fact-list.module.css';

/** List of the fields of one record. Each line has the name and the value of a field. */
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
