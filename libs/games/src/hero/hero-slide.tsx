import { useLanguage } from '@livery/kit/use-language';
import type { BrandHero } from '@livery/merchant/runtime';
import { Link } from '@livery/ui/link';
import styles from './hero.module.css';
import { SlideWords } from './slide-words.tsx';

/** The first slide: plain HTML, the same in the page as it comes and in the app that takes it over. */
export function HeroSlide({
  hero: { src, srcset, avifSrcset, sizes, width, height, alt, alts, calmSide, href },
}: {
  hero: BrandHero;
}) {
  const { code } = useLanguage();
  const words = alts?.[code] ?? alt;
  return (
    <Link href={href} className={styles.slide}>
      <picture>
        <source type="image/avif" srcSet={avifSrcset} sizes={sizes} />
        <img
          src={src}
          srcSet={srcset}
          sizes={sizes}
          width={width}
          height={height}
          alt={calmSide ? '' : words}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <SlideWords at={calmSide} text={words} />
    </Link>
  );
}
