import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { type MemberFacts, useMemberEntries } from './member-menu-entries.ts';
import { memberIcons } from './member-icons.ts';
import styles from './shortcut-tiles.module.css';

interface ShortcutTilesProps {
  readonly member: MemberFacts;
  /**
   * Opens the login. Undefined if a session exists. For a guest, a tap on a tile calls this function and does not open
   * the page of the tile.
   */
  readonly onLoginRequired: (() => void) | undefined;
}

/** Tiles that link to the most used pages for members. */
export const ShortcutTiles = ({ member, onLoginRequired }: ShortcutTilesProps) => {
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
            if (!onLoginRequired) return;
            event.preventDefault();
            onLoginRequired();
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
