import { useBrand } from '@livery/kit/brand';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { GameTileSkeleton } from '@livery/ui/game-tile';
import { Link } from '@livery/ui/link';
import { TileCell } from '@livery/ui/tile-grid';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collection.module.css';

interface CollectionLayoutProps {
  readonly block: HomeBlock;
  readonly title: string;
  /** URL of the page with all games of the collection. Undefined for a collection without a link to such a page. */
  readonly href?: string | undefined;
  /** Tiles of the collection. If undefined, the collection shows placeholders of the same size. */
  readonly children?: ReactNode;
}

/** Max number of games in a collection with one row. With more rows, the maximum is six games per row. */
export const collectionSize = 8;

/** Number of placeholders in one row for each tile size. They fill the width of a phone. */
const placeholders = { small: 4, large: 3 } as const;

/** Container of a collection. It takes no space if the collection has no games. */
export const CollectionPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.place}>{children}</div>
);

/** Row of games that scrolls horizontally, with a heading and a link to all games of the collection. */
export function CollectionLayout({ block, title, href, children }: CollectionLayoutProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const { size = 'small' } = block;
  const rows = getRows(block);
  return (
    <section
      className={styles.root}
      aria-labelledby={id}
      data-tile={useBrand().layout.tile}
      data-size={size}
      data-rows={rows}
      data-ranked={block.source === 'top' || undefined}
    >
      <h2 className={styles.title}>
        <bdi id={id}>{title}</bdi>
        {href && (
          <Link href={href} aria-label={t('collection.allOf', { name: title })}>
            {t('collection.all')}
          </Link>
        )}
      </h2>
      {children ? (
        <ul className={styles.strip}>{children}</ul>
      ) : (
        <ul className={styles.strip} aria-hidden data-waiting>
          {Array.from({ length: placeholders[size] * rows }, (_, slot) => (
            <TileCell key={slot}>
              <GameTileSkeleton />
            </TileCell>
          ))}
        </ul>
      )}
    </section>
  );
}
