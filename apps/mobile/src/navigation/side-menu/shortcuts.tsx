import { trialRejectionMs } from '@livery/contract/constants';
import { useFlags } from '@livery/kit/flags';
import { type AccessDenial, getAccessDenial } from '@livery/kit/access';
import { getMenuItems, type MenuItem } from '@livery/kit/feature/menu';
import type { Session } from '@livery/kit/session';
import { Link } from '@livery/ui/link';
import { showToast } from '@livery/ui/toast-queue';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { features } from '../../features.ts';
import { menuIcons } from './menu-icons.tsx';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

/**
 * Reasons for denied access for which the side menu omits the link to a page. For any other reason, the menu shows the
 * link. A tap then opens the log-in or shows a message with the reason.
 */
const hiddenDenials: readonly AccessDenial[] = ['off', 'agents-only', 'break'];

const entries = getMenuItems(features, 'sideMenu');

/**
 * Links to the pages that the feature manifests list for the side menu and that the brand has enabled. Pages for agents
 * are shown only to agents. A guest also sees pages for members, and must log in to open them.
 */
export const Shortcuts = ({ session }: { session: Session | null }) => {
  const { t } = useTranslation(['menu', 'shell']);
  const flags = useFlags();
  const link = useMenuLink();
  const entriesWithDenial = entries.map((entry) => ({ entry, denial: getAccessDenial(entry.feature, session, flags) }));
  const visibleEntries = entriesWithDenial.filter(({ denial }) => !denial || !hiddenDenials.includes(denial));
  if (visibleEntries.length === 0) return null;
  const showTrialDenied = (event: MouseEvent) => {
    event.preventDefault();
    showToast({ kind: 'info', text: t('shell:trial.refused'), duration: trialRejectionMs });
  };
  return (
    <nav className={styles.section} aria-labelledby="menu-shortcuts">
      <h3 id="menu-shortcuts" className={styles.heading}>
        {t('shortcuts')}
      </h3>
      <ul className={styles.tiles}>
        {visibleEntries.map(({ entry, denial }) => (
          <li key={entry.path}>
            <Link
              className={styles.tile}
              {...link(entry.path)}
              {...(denial === 'trial' && { onClick: showTrialDenied })}
            >
              <EntryIcon name={entry.icon} />
              <span>{t(entry.label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const EntryIcon = ({ name }: { name: MenuItem['icon'] }) => {
  const Icon = menuIcons[name];
  return Icon ? <Icon className={styles.icon} /> : null;
};
