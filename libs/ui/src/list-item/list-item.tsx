import type { ComponentProps, Key, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './list-item.module.css';

export interface ListItemTextProps {
  readonly name: ReactNode;
  /** A smaller line under the name. */
  readonly detail?: ReactNode;
  /** And one under that; what is absent takes no room. */
  readonly more?: ReactNode;
}

/** Who or what it was, and what there is to say of it. */
export const ListItemText = ({ name, detail, more }: ListItemTextProps) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
    {more && <span className={styles.detail}>{more}</span>}
  </span>
);

export type ListItemProps = Omit<PressableProps, 'name' | 'children'> &
  ListItemTextProps & {
    /** Before the words: a picture, an icon. */
    readonly lead?: ReactNode;
    /** At the end: an amount, a state. */
    readonly figure?: ReactNode;
    /** What was gained is said by the colour of money that comes in. */
    readonly isGain?: boolean | undefined;
    /** Under the figure. */
    readonly under?: ReactNode;
  };

/** A line of a list of records. It goes somewhere with `href`, opens with `onClick`, and only tells with neither. */
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

/** Entries in a frame, a line between each two. */
export const List = <Item,>({ items, getKey, renderItem }: ListProps<Item>) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={getKey(item)}>{renderItem(item)}</li>
    ))}
  </ul>
);
