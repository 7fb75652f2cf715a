import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './carousel.module.css';

export type CarouselProps = ComponentProps<'section'> & {
  /** The accessible name of the carousel. */
  label: string;
  /** Width over height (345/150). The space is reserved before any image is loaded. */
  ratio?: number;
  /** Number of banners and index of the current one, for the dots. No dots for fewer than two. */
  count?: number;
  index?: number;
};

/**
 * The container of the banners. Its first slide is plain HTML; a carousel may replace the children
 * later without a layout shift.
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
   * Alternative text of the image. It is also the name of the link, unless the children have text.
   */
  alt: string;
  src: string;
  srcSet?: string;
  /** Dominant colour, shown until the image is loaded. */
  color?: string;
  /** True for the one image of the first screen: it loads at once and with priority. */
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
