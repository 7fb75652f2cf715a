import { useListAnnouncementsQuery } from '@livery/api/content';
import { BannerSlide } from '@livery/ui/banner-frame';
import { useArtwork } from '../games/artwork.ts';
import { bannersOf } from '../hero/banners.ts';
import { SlideWords } from '../hero/slide-words.tsx';
import { ExtraBannerPlace } from './extra-banner-place.tsx';
import styles from './extra-banner.module.css';

const gameBanners = { types: 'B', groupName: 'm_game', platform: 'M' } as const;

/** The home's further banner: the first of those about games, with its words as in the carousel. Without one its place is given up. */
export function ExtraBanner() {
  const artwork = useArtwork();
  const { data, isError } = useListAnnouncementsQuery(gameBanners);
  const [banner] = bannersOf(data);
  if (!banner) return data || isError ? null : <ExtraBannerPlace />;
  const { title, src, calmSide, link } = banner;
  return (
    <div className={styles.root}>
      <BannerSlide alt={calmSide ? '' : title} src={artwork.at(src, 312)} href={link} draggable={false}>
        <SlideWords at={calmSide} text={title} />
      </BannerSlide>
    </div>
  );
}
