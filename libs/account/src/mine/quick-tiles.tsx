import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { type MemberFacts, useMemberEntries } from './member-entries.ts';
import { memberIcons } from './member-icons.ts';
import styles from './quick-tiles.module.css';

interface QuickTilesProps {
  readonly member: MemberFacts;
  /** For a guest: asks to log in, in place of going there. */
  readonly onRefused: (() => void) | undefined;
}

/** What is asked for most, one tap away. */
export const QuickTiles = ({ member, onRefused }: QuickTilesProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const tiles = useMemberEntries('memberTiles', member);
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('mine.shortcuts')} className={styles.root}>
      {tiles.map(({ path, label, icon }) => (
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
            <TileIcon name={icon} />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};

const TileIcon = ({ name }: { name: string }) => {
  const Icon = memberIcons[name];
  return Icon ? <Icon /> : null;
};
