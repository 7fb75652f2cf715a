import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronEndIcon } from '../icons/chevron-end.tsx';
import { ChevronStartIcon } from '../icons/chevron-start.tsx';
import { cx } from '../internal/cx.ts';
import { useCarouselPages } from './use-carousel-pages.ts';
import styles from './provider-carousel.module.css';

export interface Provider {
  id: string;
  label: string;
  /** URL of the logo that is shown above the name. Without a URL, only the name is shown. */
  src?: string;
}

export type ProviderCarouselProps = Omit<ComponentProps<'section'>, 'onSelect'> & {
  /** Accessible name of the list of vendors. */
  label: string;
  /**
   * Game vendors in display order. The first entry must be the choice "All", which means all
   * vendors.
   */
  providers: readonly Provider[];
  /** Id of the selected vendor. */
  value: string;
  onSelect: (id: string) => void;
  previousLabel: string;
  nextLabel: string;
};

/**
 * A row of game vendors with four vendors per slide. A swipe of 60 px or a press on an arrow shows
 * the next slide.
 */
export function ProviderCarousel({
  label,
  providers,
  value,
  onSelect,
  previousLabel,
  nextLabel,
  className,
  ...props
}: ProviderCarouselProps) {
  const { ref, edges, turnPage, handlers } = useCarouselPages(providers.length);
  return (
    <section aria-label={label} className={cx(styles.root, className)} {...props}>
      <IconButton
        label={previousLabel}
        disabled={edges.isStart}
        className={styles.arrow}
        onClick={() => turnPage(-1)}
      >
        <ChevronStartIcon />
      </IconButton>
      <div ref={ref} className={styles.slides} {...handlers}>
        {providers.map(({ id, label: name, src }) => (
          <button
            key={id}
            type="button"
            className={styles.vendor}
            aria-pressed={id === value}
            aria-label={name}
            onClick={() => onSelect(id)}
          >
            {src && <img src={src} alt="" loading="lazy" decoding="async" draggable={false} />}
            <bdi data-captions={src !== undefined || undefined}>{name}</bdi>
          </button>
        ))}
      </div>
      <IconButton
        label={nextLabel}
        disabled={edges.isEnd}
        className={styles.arrow}
        onClick={() => turnPage(1)}
      >
        <ChevronEndIcon />
      </IconButton>
    </section>
  );
}
