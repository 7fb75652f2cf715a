import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './carousel.module.css';

export type CarouselProps = ComponentProps<'section'> & {
  /** Accessible name of the carousel. */
  label: string;
  /**
   * Width of the carousel divided by its height, 345/150 by default. The carousel has this size
   * before an image is loaded, so the layout does not move.
   */
  ratio?: number;
  /**
   * Number of banners, 1 by default. With two or more banners, the carousel shows a dot for
   * each of them. `index` is the position of the current banner, 0 for the first.
   */
  count?: number;
  index?: number;
};

/**
 * A frame of fixed proportions for banners (`CarouselSlide`). It shows its children and a dot
 * for each banner. It does not change the banner: the caller must set the slides and `index`.
 */
export function Carousel({
  label,
  ratio,
  count = 1,
  index = 0,
  className,
  style,
  children,
  ...props
}: CarouselProps) {
  return (
    <section
      aria-label={label}
      className={cx(styles.root, className)}
      style={ratio ? ({ '--banner-ratio': ratio, ...style } as CSSProperties) : style}
      {...props}
    >
      {children}
      {count > 1 && (
        <span className={styles.dots} aria-hidden>
          {Array.from({ length: count }, (_, dot) => (
            <span key={dot} data-selected={dot === index} />
          ))}
        </span>
      )}
    </section>
  );
}

export type CarouselSlideProps = Omit<ComponentProps<'a'>, 'color'> & {
  /**
   * Alternative text of the image. If the children contain no text, it is also the accessible
   * name of the link.
   */
  alt: string;
  src: string;
  srcSet?: string;
  /** Main colour of the image. It fills the slide until the image is loaded. */
  color?: string;
  /**
   * True for the first image on the screen. The browser loads it at once and with high priority.
   */
  isPriority?: boolean;
};

export function CarouselSlide({
  alt,
  src,
  srcSet,
  color,
  isPriority,
  className,
  style,
  children,
  ...props
}: CarouselSlideProps) {
  return (
    <Link
      className={cx(styles.slide, className)}
      style={{ backgroundColor: color, ...style }}
      {...props}
    >
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && '(min-width: 480px) 456px, 94vw'}
        alt={alt}
        draggable={false}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
      {children}
    </Link>
  );
}
