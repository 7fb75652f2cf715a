import { useBrand } from '@livery/kit/brand';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeAnnouncements } from '../announcements/use-home-announcements.ts';
import { toBanners, type Banner } from './banners.ts';
import styles from './hero.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';

const none: readonly Banner[] = [];

/** Carousel with the brand's own slide and the gateway's banners. */
export function Hero() {
  const { t } = useTranslation('games');
  const root = useRef<HTMLElement>(null);
  const { data } = useHomeAnnouncements();
  const banners = useMemo(() => toBanners(data), [data]);
  const carousel = useCarousel(root, banners.length > 0);
  const shown = carousel ? banners : none;
  // The carousel library moves the slides in the DOM, so React must not update them. If the banners change, a new
  // `track` key makes React create new elements. The first banners do not need a new key, because the library starts
  // only when there are banners.
  const [rendered, setRendered] = useState({ shown, track: 0 });
  if (rendered.shown !== shown) setRendered({ shown, track: rendered.shown.length > 0 ? rendered.track + 1 : 0 });
  return (
    <section ref={root} className={styles.root} aria-label={t('hero.label')}>
      <div key={rendered.track} className={styles.track}>
        <HeroSlide hero={useBrand().hero} />
        {carousel && <carousel.Slides banners={shown} />}
      </div>
      {carousel && shown.length > 0 && (
        <carousel.Controls key={`controls-${rendered.track}`} root={root} count={shown.length + 1} />
      )}
    </section>
  );
}
