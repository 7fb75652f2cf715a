import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { usePress } from '../use-press/use-press.tsx';
import styles from './game-tile.module.css';

export type GameTileProps = Omit<PressableProps, 'children' | 'title' | 'color'> & {
  name: string;
  src?: string;
  srcSet?: string;
  /**
   * Displayed width of the image, for the attribute `sizes` of `<img>`. The default is the
   * width of a tile in a grid of three columns. Without `srcSet`, this value has no effect.
   */
  sizes?: string;
  /** Main colour of the image. It fills the tile until the image is loaded. */
  color?: string;
  /**
   * One badge in the upper corner: on the left side, or on the right side in a right-to-left page.
   */
  badge?: ReactNode;
  /**
   * Second line under the image, e.g. the vendor. With a caption, the name is truncated after one
   * line.
   */
  caption?: string;
  /**
   * Fit of the image. `contain` shows the complete image on a background. Use it for a vendor's
   * logo among game images.
   */
  fit?: 'cover' | 'contain';
  /** True for images on the first screen. The browser loads them at once and with high priority. */
  isPriority?: boolean;
  onLongPress?: () => void;
};

/**
 * A game: an image above a name. The ratio of the image (`--tile-ratio`, 3/4) and the height of the
 * text are fixed, so nothing moves while images load.
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
            // Hides a broken image. The tile then shows the main colour.
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
 * A placeholder with the size of a `GameTile`. Screen readers ignore it, because it has no text.
 */
export function GameTileSkeleton() {
  return (
    <span className={styles.root} data-skeleton>
      <span className={styles.art} />
      <span className={styles.title} />
    </span>
  );
}
