import { useListAnnouncementsQuery } from '@livery/api/content';
import { paths } from '@livery/kit/paths';
import { NoticeStrip } from '@livery/ui/notice-strip';
import { useTranslation } from 'react-i18next';
import { homeAnnouncements } from './home-announcements.ts';
import styles from './notice-line.module.css';
import { noticesOf } from './notices.ts';

/** The titles of the announcements, which lead to their list. */
export function NoticeLine() {
  const { t } = useTranslation('games');
  const { data, isError } = useListAnnouncementsQuery(homeAnnouncements);
  const titles = data ? noticesOf(data.list).map(({ title }) => title) : [];
  return (
    <NoticeStrip className={styles.root} href={paths.notice} label={t('notice.label')} titles={titles} empty={data ? t('notice.none') : isError ? t('notice.failed') : ''} />
  );
}
