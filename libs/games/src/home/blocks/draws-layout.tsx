import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './draws-layout.module.css';
import { useBlockTitle } from '../../section/use-block-title.ts';

interface DrawsLayoutProps {
  readonly block: HomeBlock;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Container of the list of next draws. Without `children`, shows empty rows of the same height. The prerendered page
 * contains it, so it has as few elements as possible.
 */
export function DrawsLayout({ block, action, children }: DrawsLayoutProps) {
  const { t } = useTranslation('games');
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        {useBlockTitle(block) ?? t('collection.draws')}
        {action}
      </h2>
      {children ?? (
        <ul className={styles.rows}>
          {Array.from({ length: getRows(block) }, (_, row) => (
            <li key={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
