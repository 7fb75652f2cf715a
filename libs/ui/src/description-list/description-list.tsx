import styles from './description-list.module.css';

/** A name and its value. The tone `sum` draws a line above the item. */
export type DescriptionItem = readonly [name: string, value: string, tone?: 'sum'];

/** A list of names and values with one pair per line, e.g. the details of a payment. */
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
