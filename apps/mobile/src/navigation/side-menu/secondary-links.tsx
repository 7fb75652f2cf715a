import { paths } from '@livery/kit/paths';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { HelpIcon } from '@livery/ui/icons/help';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

/** Links to help and support, which every visitor sees. */
export const SecondaryLinks = () => {
  const { t } = useTranslation(['menu', 'shell']);
  const link = useMenuLink();
  return (
    <nav className={styles.section} aria-label={t('more')}>
      <ul>
        <li>
          <ListRow {...link(paths.help)} className={styles.row} icon={<HelpIcon />} label={t('shell:title.help')} />
        </li>
        <li>
          <ListRow
            {...link(paths.support)}
            className={styles.row}
            icon={<HeadsetIcon />}
            label={t('shell:title.service')}
          />
        </li>
      </ul>
    </nav>
  );
};
