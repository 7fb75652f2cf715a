import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { usePress } from '../use-press/use-press.tsx';
import styles from './game-tile.module.css';

export type GameTileProps = Omit<PressableProps, 'children' | 'title' | 'color'> & {
  name: string;
  src?: string;
  srcSet?: string;
  /** Rendered width of the art, for `srcSet`. The default fits the three columns of the grid. */
  sizes?: string;
  /** Dominant colour of the art, shown until it is loaded. */
  color?: string;
  /** At most one badge, in the inline-start corner. */
  badge?: ReactNode;
  /** Second line of the title block: a vendor, a stake. The name then has one line. */
  caption?: string;
  /** `contain` shows the full art on a raised background: a vendor's mark among games. */
  fit?: 'cover' | 'contain';
  /** On the first screen: loaded at once and with priority. */
  isPriority?: boolean;
  onLongPress?: () => void;
};

/**
 * A game: art of a fixed ratio (`--tile-ratio`, 3/4) over a title block of a fixed height, without
 * layout shifts.
 */
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
            // The dominant colour stays visible in place of a broken image.
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

/**
 * A placeholder with the same geometry as `GameTile`. It has no text, so nothing needs to be hidden
 * from assistive technology.
 */
export function GameTileSkeleton() {
  return (
    <span className={styles.root} data-skeleton>
      <span className={styles.art} />
      <span className={styles.title} />
    </span>
  );
}
