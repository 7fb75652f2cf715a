import { useFlags } from '@livery/kit/flags';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { entriesFor, quickTiles, type MemberFacts } from './member-entries.ts';
import styles from './quick-tiles.module.css';

interface QuickTilesProps {
  readonly member: MemberFacts;
  /** For a guest: asks to log in, in place of going there. */
  readonly onRefused: (() => void) | undefined;
}

/** What is asked for most, one tap away. */
export const QuickTiles = ({ member, onRefused }: QuickTilesProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const tiles = entriesFor(quickTiles, useFlags(), member);
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('mine.shortcuts')} className={styles.root}>
      {tiles.map(({ path, label, Icon }) => (
        <Link
          key={path}
          href={path}
          className={styles.tile}
          onClick={(event) => {
            if (!onRefused) return;
            event.preventDefault();
            onRefused();
          }}
        >
          <span className={styles.icon}>
            <Icon />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
