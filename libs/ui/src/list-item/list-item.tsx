import type { ComponentProps, Key, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './list-item.module.css';

export interface ListItemTextProps {
  readonly name: ReactNode;
  /** A smaller line under the name. */
  readonly detail?: ReactNode;
  /** A third line; takes no space when absent. */
  readonly more?: ReactNode;
}

/** The subject of a record and its details. */
export const ListItemText = ({ name, detail, more }: ListItemTextProps) => (
  <span className={styles.text}>
    <span className={styles.name}>{name}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
    {more && <span className={styles.detail}>{more}</span>}
  </span>
);

export type ListItemProps = Omit<PressableProps, 'name' | 'children'> &
  ListItemTextProps & {
    /** Content before the text: an image, an icon. */
    readonly lead?: ReactNode;
    /** Content at the end: an amount, a status. */
    readonly figure?: ReactNode;
    /** Shows the figure in the colour of incoming money. */
    readonly isGain?: boolean | undefined;
    /** Content below the figure. */
    readonly under?: ReactNode;
  };

/**
 * A row of a list of records. A link with `href`, a button with `onClick`, plain text with neither.
 */
export const ListItem = ({
  lead,
  name,
  detail,
  more,
  figure,
  isGain,
  under,
  className,
  ...props
}: ListItemProps) => {
  const content = (
    <>
      {lead}
      <ListItemText name={name} detail={detail} more={more} />
      {(figure !== undefined || under !== undefined) && (
        <span className={styles.figures}>
          {figure !== undefined && (
            <bdi className={styles.figure} data-gain={isGain || undefined}>
              {figure}
            </bdi>
          )}
          {under !== undefined && <bdi className={styles.detail}>{under}</bdi>}
        </span>
      )}
    </>
  );
  const isPlain = props.href === undefined && props.onClick === undefined;
  if (isPlain) {
    return (
      <div className={cx(styles.root, className)} {...(props as ComponentProps<'div'>)}>
        {content}
      </div>
    );
  }
  return (
    <Pressable className={cx(styles.root, className)} {...props}>
      {content}
    </Pressable>
  );
};

export interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => Key;
  readonly renderItem: (item: Item) => ReactNode;
}

/** A framed list with lines between its entries. */
export const List = <Item,>({ items, getKey, renderItem }: ListProps<Item>) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={getKey(item)}>{renderItem(item)}</li>
    ))}
  </ul>
);
