import { useBrand } from '@livery/kit/brand';
import styles from './game-image.module.css';

/** Width of the requested image file in pixels. The artwork exists in this width. */
const width = 104;

/** Decorative image of a game beside its name. Renders an empty box without an image. */
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
