import { paths } from '@livery/kit/paths';
import { NoticeStrip } from '@livery/ui/notice-strip';
import { useTranslation } from 'react-i18next';
import styles from './notice-line.module.css';
import { noticesOf } from './notices.ts';
import { useHomeAnnouncements } from './use-home-announcements.ts';

/** The titles of the announcements, which lead to their list. */
export function NoticeLine() {
  const { t } = useTranslation('games');
  const { data, isError } = useHomeAnnouncements();
  const titles = data ? noticesOf(data.list).map(({ title }) => title) : [];
  return (
    <NoticeStrip
      className={styles.root}
      href={paths.notice}
      label={t('notice.label')}
      titles={titles}
      empty={data ? t('notice.none') : isError ? t('notice.failed') : ''}
    />
  );
}
