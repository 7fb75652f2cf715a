import { useLanguage } from '@livery/kit/i18n/use-language';
import type { BrandHero } from '@livery/merchant/runtime';
import { Link } from '@livery/ui/link';
import styles from './hero.module.css';
import { SlideText } from './slide-text.tsx';

/** First slide of the carousel. It is plain HTML and is identical in the prerendered page and in the app. */
export function HeroSlide({
  hero: { src, srcset, avifSrcset, sizes, width, height, alt, alts, calmSide, href },
}: {
  hero: BrandHero;
}) {
  const { code } = useLanguage();
  const title = alts?.[code] ?? alt;
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
          alt={calmSide ? '' : title}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <SlideText side={calmSide} text={title} />
    </Link>
  );
}
