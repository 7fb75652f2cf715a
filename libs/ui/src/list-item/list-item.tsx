import type { ComponentProps, Key, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './list-item.module.css';

export interface ListItemTextProps {
  readonly name: ReactNode;
  /** Smaller second line under the name. */
  readonly detail?: ReactNode;
  /** Third line, in the same style as `detail`. */
  readonly more?: ReactNode;
}

/** The name of a record with up to two lines of details. */
export const ListItemText = ({ name, detail, more }: ListItemTextProps) => (
  <span className={styles.text}>
    <span className={styles.name}>{name}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
    {more && <span className={styles.detail}>{more}</span>}
  </span>
);

export type ListItemProps = Omit<PressableProps, 'name' | 'children'> &
  ListItemTextProps & {
    /** Content at the start of the row, e.g. an icon. */
    readonly lead?: ReactNode;
    /** Content at the end of the row, e.g. an amount or a status. */
    readonly figure?: ReactNode;
    /**
     * True if `figure` is money that the member receives. `figure` then has the colour
     * `--color-status-success`.
     */
    readonly isGain?: boolean | undefined;
    /** Smaller text in a second line below `figure`, at the end of the row. */
    readonly under?: ReactNode;
  };

/**
 * A row in a list of records. With `href` it is a link, and with `onClick` it is a button. With
 * neither of them, it is plain text.
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

/** A list of records with a border and with lines between its items. */
export const List = <Item,>({ items, getKey, renderItem }: ListProps<Item>) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={getKey(item)}>{renderItem(item)}</li>
    ))}
  </ul>
);
