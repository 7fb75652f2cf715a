import { paths } from '@livery/kit/paths';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { Link } from '@livery/ui/link';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shelf.module.css';
import { useBlockTitle } from './use-block-title.ts';

/** Container of the next draws. Without content, it shows empty rows of the same height. */
export function DrawsLayout({ block, children }: { readonly block: HomeBlock; readonly children?: ReactNode }) {
  const { t } = useTranslation('games');
  const id = useId();
  const title = useBlockTitle(block) ?? t('shelf.draws');
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <bdi>{title}</bdi>
        <Link href={paths.lottery} aria-label={t('shelf.allOf', { name: title })}>
          {t('shelf.all')}
        </Link>
      </h2>
      {children ?? (
        <ul className={styles.draws} aria-hidden>
          {Array.from({ length: getRows(block) }, (_, row) => (
            <li key={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
