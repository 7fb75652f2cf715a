import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { useSession } from '@livery/kit/session';
import { Badge } from '@livery/ui/badge';
import { ListRow } from '@livery/ui/list-row';
import { SearchIcon } from '@livery/ui/icons/search';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getCurrentDestination, useMainDestinations } from '../main-destinations.tsx';
import { useUnclaimedRewards } from '../rewards-badge/use-unclaimed-rewards.ts';
import { Categories } from '../side-menu/categories.tsx';
import { SecondaryLinks } from '../side-menu/secondary-links.tsx';
import { Shortcuts } from '../side-menu/shortcuts.tsx';
import menuStyles from '../side-menu/side-menu.module.css';
import styles from './side-rail.module.css';

/**
 * Side navigation of a desktop, beside a screen with a wide layout. It replaces the bottom bar. It contains the main
 * destinations, and below them the links of the side menu.
 */
export const SideRail = () => (
  <div className={styles.root}>
    <MainDestinations />
    {/* Renders nothing until the texts of the menu have loaded. */}
    <Suspense>
      <div className={menuStyles.section}>
        <Categories />
      </div>
      <Shortcuts session={useSession()} />
      <SecondaryLinks />
    </Suspense>
  </div>
);

const MainDestinations = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { count: format } = useFormat();
  const current = getCurrentDestination(pathname, search);
  const { label, items, onSelect } = useMainDestinations(useUnclaimedRewards());
  return (
    <nav aria-label={label}>
      <ul>
        <li>
          <ListRow
            href={paths.search}
            className={menuStyles.row}
            aria-current={pathname === paths.search ? 'page' : undefined}
            icon={<SearchIcon />}
            label={t('title.search')}
          />
        </li>
        {items.map(({ href, label: name, icon, selectedIcon = icon, count = 0, countLabel }) => {
          const isCurrent = href === current;
          return (
            <li key={href}>
              <ListRow
                href={href}
                className={menuStyles.row}
                aria-current={isCurrent ? 'page' : undefined}
                aria-label={count > 0 && countLabel ? `${name}, ${countLabel}` : undefined}
                icon={isCurrent ? selectedIcon : icon}
                label={name}
                end={count > 0 && <Badge tone="danger">{count > 99 ? `${format(99)}+` : format(count)}</Badge>}
                onClick={(event) => onSelect({ href }, event)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
