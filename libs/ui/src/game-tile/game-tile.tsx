import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { usePress } from '../use-press/use-press.tsx';
import styles from './game-tile.module.css';

export type GameTileProps = Omit<PressableProps, 'children' | 'title' | 'color'> & {
  name: string;
  src?: string;
  srcSet?: string;
  /** The width the art is drawn at, for `srcSet`. The grid's default is right for its three columns. */
  sizes?: string;
  /** The art's dominant colour, shown until it is there. */
  color?: string;
  /** One badge at most, at the inline-start corner. */
  badge?: ReactNode;
  /** The second line of the title block: a vendor, a stake. The name then has one line. */
  caption?: string;
  /** `contain` shows the whole of the art on a raised ground: a vendor's mark among games. */
  fit?: 'cover' | 'contain';
  /** Seen on the first screen: fetched at once and before others. */
  isPriority?: boolean;
  onLongPress?: () => void;
};

/** A game: art of a fixed ratio (`--tile-ratio`, 3/4) over a title block of a fixed height, so nothing ever jumps. */
export function GameTile({
  name,
  src,
  srcSet,
  sizes = '(min-width: 480px) 150px, 32vw',
  color,
  badge,
  caption,
  fit,
  isPriority,
  onLongPress,
  className,
  style,
  ...props
}: GameTileProps) {
  const press = usePress({ onLongPress });
  return (
    <Pressable
      className={cx(styles.root, className)}
      style={color ? ({ '--tile-color': color, ...style } as typeof style) : style}
      data-fit={fit}
      {...press}
      {...props}
    >
      <span className={styles.art}>
        {src && (
          <img
            key={src}
            src={src}
            srcSet={srcSet}
            sizes={srcSet && sizes}
            alt=""
            draggable={false}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
            // What is left is the dominant colour: better than a broken picture.
            onError={(event) => (event.currentTarget.hidden = true)}
          />
        )}
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.title} data-captioned={caption !== undefined}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {caption !== undefined && (
          <span className={styles.caption}>
            <bdi>{caption}</bdi>
          </span>
        )}
      </span>
    </Pressable>
  );
}

/** The same geometry, before the game is known. It says nothing, so there is nothing to hide from assistive technology. */
export function GameTileSkeleton() {
  return (
    <span className={styles.root} data-skeleton>
      <span className={styles.art} />
      <span className={styles.title} />
    </span>
  );
}
