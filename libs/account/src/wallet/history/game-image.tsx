import { useBrand } from '@livery/kit/brand';
import styles from './game-image.module.css';

/** Width of the requested image file in pixels. The gateway has image files of this width. */
const width = 104;

/** Decorative game image beside the game's name. Without a URL, it renders an empty box. */
export const GameImage = ({ url }: { readonly url: string | null }) => {
  const { gateway } = useBrand();
  if (url === null) return <span className={styles.image} />;
  return (
    <img
      className={styles.image}
      src={new URL(url.replace('{width}', String(width)), gateway || location.origin).href}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
  );
};
