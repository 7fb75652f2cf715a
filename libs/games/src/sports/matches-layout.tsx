import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockTitle } from '../section/use-block-title.ts';
import styles from './matches.module.css';

interface MatchesLayoutProps {
  readonly block: HomeBlock;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Container of the hot matches. It always has the height of the title and of the rows. */
export function MatchesLayout({ block, action, children }: MatchesLayoutProps) {
  const { t } = useTranslation('games');
  const title = useBlockTitle(block);
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        <bdi>{title ?? t('matches.title')}</bdi>
        {action}
      </h2>
      <div className={styles.window} data-rows={getRows(block)}>
        {children}
      </div>
    </section>
  );
}
