import { useFlags } from '@livery/kit/flags';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { entriesFor, quickTiles, type MemberFacts } from './member-entries.ts';
import styles from './quick-tiles.module.css';

/** What is asked for most, one tap away. */
export const QuickTiles = ({ member }: { member: MemberFacts }) => {
  const { t } = useTranslation(['account', 'shell']);
  const tiles = entriesFor(quickTiles, useFlags(), member);
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('mine.shortcuts')} className={styles.root}>
      {tiles.map(({ path, label, Icon }) => (
        <Link key={path} href={path} className={styles.tile}>
          <span className={styles.icon}>
            <Icon />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
