import styles from './description-list.module.css';

/** A name and its value; a sum has a line above it. */
export type DescriptionItem = readonly [name: string, value: string, tone?: 'sum'];

/** Names and values, one pair per line: the fee, the bank, the order number. */
export const DescriptionList = ({ items }: { readonly items: readonly DescriptionItem[] }) => (
  <dl className={styles.root}>
    {items.map(([name, value, tone]) => (
      <div key={`${name} ${value}`} className={styles.fact} data-tone={tone}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
