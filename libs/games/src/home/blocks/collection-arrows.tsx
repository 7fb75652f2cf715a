import { IconButton } from '@livery/ui/icon-button';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { ChevronStartIcon } from '@livery/ui/icons/chevron-start';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collection-arrows.module.css';

/**
 * Share of the visible width by which an arrow scrolls. It is below 1, so that one tile of the previous view stays
 * visible.
 */
const scrollShare = 0.8;

const getStrip = (place: RefObject<HTMLElement | null>) => place.current?.querySelector('ul');

/**
 * Reports if the strip can scroll towards its start and its end. `scrollLeft` is negative on a right-to-left page, so
 * its absolute value is used.
 */
const getEdges = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
  const position = Math.abs(scrollLeft);
  return { hasPrevious: position > 1, hasNext: position < scrollWidth - clientWidth - 1 };
};

/**
 * Arrow buttons that scroll the strip (a `ul` inside the element `place`). They are shown only for a mouse, because a
 * visitor with a touch screen swipes the strip. At an end of the strip, the arrow for this direction is hidden.
 */
export function CollectionArrows({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('home');
  const [{ hasPrevious, hasNext }, setEdges] = useState({ hasPrevious: false, hasNext: false });
  useEffect(() => {
    const strip = getStrip(place);
    if (!strip) return;
    const update = () => setEdges(getEdges(strip));
    const resize = new ResizeObserver(update);
    resize.observe(strip);
    strip.addEventListener('scroll', update, { passive: true });
    return () => {
      resize.disconnect();
      strip.removeEventListener('scroll', update);
    };
  }, [place]);
  const scroll = (by: 1 | -1) => {
    const strip = getStrip(place);
    const direction = document.documentElement.dir === 'rtl' ? -by : by;
    strip?.scrollBy({ left: direction * strip.clientWidth * scrollShare, behavior: 'smooth' });
  };
  return (
    <>
      {hasPrevious && (
        <IconButton tone="raised" className={styles.start} label={t('popup.previous')} onClick={() => scroll(-1)}>
          <ChevronStartIcon />
        </IconButton>
      )}
      {hasNext && (
        <IconButton tone="raised" className={styles.end} label={t('popup.next')} onClick={() => scroll(1)}>
          <ChevronEndIcon />
        </IconButton>
      )}
    </>
  );
}
