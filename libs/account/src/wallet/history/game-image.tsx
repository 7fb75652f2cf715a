import { useBrand } from '@livery/kit/brand';
import styles from './game-image.module.css';

/** CSS pixels of a row's picture; the artwork is drawn at these widths. */
const width = 104;

/** A game's picture beside its name, which says it all: nothing where there is none. */
export const GameImage = ({ url }: { readonly url: string | null }) => {
  const { gateway } = useBrand();
  if (url === null) return <span className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={new URL(url.replace('{width}', String(width)), gateway || location.origin).href}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
  );
};
