import type { HomeBlock } from '@livery/merchant/home-blocks';
import { useTranslation } from 'react-i18next';
import { useBlockTitle } from '../../section/use-block-title.ts';
import styles from './winners-ticker.module.css';

/** Placeholder of the winners ticker until the winners have loaded. */
export function WinnersPlaceholder({ block }: { readonly block: HomeBlock }) {
  const { t } = useTranslation('games');
  const title = useBlockTitle(block) ?? t('winners.title');
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.none} />
    </section>
  );
}
