import { useListAnnouncementsQuery } from '@livery/api/announcements';
import { CarouselSlide } from '@livery/ui/carousel';
import { useArtwork } from '../../game-data/artwork.ts';
import { toBanners } from '../hero/banners.ts';
import { SlideText } from '../hero/slide-text.tsx';
import { SecondaryBannerPlaceholder } from './secondary-banner-placeholder.tsx';
import styles from './secondary-banner.module.css';

const gameBannersQuery = { types: 'B', groupName: 'm_game', platform: 'M' } as const;

/**
 * Second banner area of the home page. It shows the first banner of the game announcements. Without a banner, it
 * takes no space.
 */
export function SecondaryBanner() {
  const artwork = useArtwork();
  const { data, isError } = useListAnnouncementsQuery(gameBannersQuery);
  const [banner] = toBanners(data);
  if (!banner) return data || isError ? null : <SecondaryBannerPlaceholder />;
  const { title, src, calmSide, link } = banner;
  return (
    <div className={styles.root}>
      <CarouselSlide alt={calmSide ? '' : title} src={artwork.toUrl(src, 312)} href={link} draggable={false}>
        <SlideText side={calmSide} text={title} />
      </CarouselSlide>
    </div>
  );
}
