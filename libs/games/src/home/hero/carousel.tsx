import { bannerAutoplayMs } from '@livery/contract/constants';
import { useBrand } from '@livery/kit/brand';
import { CarouselSlide } from '@livery/ui/carousel';
import { IconButton } from '@livery/ui/icon-button';
import { PlayIcon } from '@livery/ui/icons/play';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { useArtwork } from '../../game-data/artwork.ts';
import type { Banner } from './banners.ts';
import controls from './carousel.module.css';
import styles from './hero.module.css';
import { SlideText } from './slide-text.tsx';
import { PauseIcon } from '../../section/pause-icon.tsx';

/** Slides with the gateway's banners. They follow the brand's own slide. */
export function Slides({ banners }: { banners: readonly Banner[] }) {
  const { hero } = useBrand();
  const artwork = useArtwork();
  return banners.map(({ id, title, src, calmSide, link }) => (
    <div key={id} className={styles.slide}>
      <CarouselSlide
        className={controls.banner}
        alt={calmSide ? '' : title}
        src={artwork.toUrl(src, 312)}
        href={link ?? hero.href}
      >
        <SlideText side={calmSide} text={title} />
      </CarouselSlide>
    </div>
  ));
}

interface ControlsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly count: number;
}

/**
 * Pause button and dots of the carousel. The carousel shows the next slide every 5 s in a loop. It does not move if
 * the visitor prefers reduced motion.
 */
export function Controls({ root, count }: ControlsProps) {
  const { t } = useTranslation('games');
  const [index, setIndex] = useState(0);
  const [swiper, setSwiper] = useState<Swiper>();
  const [hasMotion] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPlaying, setPlaying] = useState(hasMotion);

  useEffect(() => {
    const instance = new Swiper(root.current!, {
      modules: [Autoplay],
      wrapperClass: styles.track!,
      slideClass: styles.slide!,
      loop: true,
      // The width at which two slides are visible. The style sheet of the app shell sets `--slide` for the same width.
      breakpoints: { 768: { slidesPerView: 2 } },
      // With reduced motion, the style sheet has no transitions, so the browser fires no `transitionend`. With a speed
      // above 0, Swiper would wait for this event.
      speed: hasMotion ? 400 : 0,
      autoplay: { delay: bannerAutoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
      on: { realIndexChange: ({ realIndex }) => setIndex(realIndex) },
    });
    // A drag with the mouse must move the slides. Without this handler, the browser would drag the image or the link.
    const preventDragging = (event: DragEvent) => event.preventDefault();
    instance.el.addEventListener('dragstart', preventDragging);
    setSwiper(instance);
    return () => {
      instance.el.removeEventListener('dragstart', preventDragging);
      instance.destroy();
    };
  }, [root, hasMotion]);

  useEffect(() => {
    if (isPlaying) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isPlaying]);

  return (
    <div className={controls.bar}>
      <span className={controls.dots} role="img" aria-label={t('hero.place', { index: index + 1, total: count })}>
        {Array.from({ length: count }, (_, dot) => (
          <span key={dot} data-selected={dot === index} />
        ))}
      </span>
      <IconButton
        tone="raised"
        className={controls.pause}
        label={t(isPlaying ? 'hero.pause' : 'hero.play')}
        onClick={() => setPlaying(!isPlaying)}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}
