import { useLanguage } from '@livery/kit/use-language';
import type { BrandHero } from '@livery/merchant/runtime';
import { Link } from '@livery/ui/link';
import styles from './hero.module.css';

/** The first slide: plain HTML, the same in the page as it comes and in the app that takes it over. */
export function HeroSlide({ hero: { src, srcset, avifSrcset, sizes, width, height, alt, alts, href } }: { hero: BrandHero }) {
  const { code } = useLanguage();
  return (
    <Link href={href} className={styles.slide} draggable={false}>
      <picture>
        <source type="image/avif" srcSet={avifSrcset} sizes={sizes} />
        <img src={src} srcSet={srcset} sizes={sizes} width={width} height={height} alt={alts?.[code] ?? alt} draggable={false} fetchPriority="high" decoding="sync" />
      </picture>
    </Link>
  );
}
