import { trialRejectionMs } from '@livery/contract/constants';
import { useFlags } from '@livery/kit/flags';
import { refusalOf } from '@livery/kit/guard';
import { menuOf, type MenuItem } from '@livery/kit/menu';
import type { Session } from '@livery/kit/session';
import { Link } from '@livery/ui/link';
import { showToast } from '@livery/ui/toast-queue';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { features } from '../features.ts';
import { menuIcons } from './menu-icons.tsx';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

const entries = menuOf(features, 'sideMenu');

/** What manifests put into the side menu, as far as the brand has it on and this visitor may ever enter. A guest is led through the log-in. */
export const Shortcuts = ({ session }: { session: Session | null }) => {
  const { t } = useTranslation(['menu', 'shell']);
  const flags = useFlags();
  const link = useMenuLink();
  const standing = entries.map((entry) => ({ entry, refusal: refusalOf(entry.feature, session, flags) }));
  const shown = standing.filter(({ refusal }) => refusal !== 'off' && refusal !== 'agents-only');
  if (shown.length === 0) return null;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    showToast({ kind: 'info', text: t('shell:trial.refused'), duration: trialRejectionMs });
  };
  return (
    <nav className={styles.section} aria-labelledby="menu-shortcuts">
      <h3 id="menu-shortcuts" className={styles.heading}>
        {t('shortcuts')}
      </h3>
      <ul className={styles.tiles}>
        {shown.map(({ entry, refusal }) => (
          <li key={entry.path}>
            <Link className={styles.tile} {...link(entry.path)} {...(refusal === 'trial' && { onClick: refuse })}>
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
