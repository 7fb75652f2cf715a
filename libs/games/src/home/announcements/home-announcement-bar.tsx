import { paths } from '@livery/kit/paths';
import { AnnouncementBar } from '@livery/ui/announcement-bar';
import { useTranslation } from 'react-i18next';
import styles from './announcement-bar.module.css';
import { selectAnnouncements } from './select-announcements.ts';
import { useHomeAnnouncements } from './use-home-announcements.ts';

/** Bar with the titles of the announcements. A tap opens the page with all announcements. */
export function HomeAnnouncementBar() {
  const { t } = useTranslation('games');
  const { data, isError } = useHomeAnnouncements();
  const titles = data ? selectAnnouncements(data.list).map(({ title }) => title) : [];
  const errorMessage = isError ? t('notice.failed') : '';
  return (
    <AnnouncementBar
      className={styles.root}
      href={paths.announcements}
      label={t('notice.label')}
      titles={titles}
      empty={data ? t('notice.none') : errorMessage}
    />
  );
}
