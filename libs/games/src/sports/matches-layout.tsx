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

/**
 * Container of the hot matches. It has the same height with and without matches, so that the blocks below do not move
 * when the matches load.
 */
export function MatchesLayout({ block, action, children }: MatchesLayoutProps) {
  const { t } = useTranslation('games');
  const title = useBlockTitle(block);
  return (
    <section className={styles.root}>
      <div className={styles.title}>
        <h2>
          <bdi>{title ?? t('matches.title')}</bdi>
        </h2>
        {action}
      </div>
      <div className={styles.window} data-rows={getRows(block)}>
        {children}
      </div>
    </section>
  );
}
