import type { Announcement } from '@livery/api/announcements';
import { SafeHtml, useSanitizerReady } from '@livery/kit/safe-html';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import styles from './announcements-screen.module.css';
import { selectAnnouncements } from './select-announcements.ts';
import { useHomeAnnouncements } from './use-home-announcements.ts';

/** Page with all announcements. A tap on an announcement shows its text. */
export const Screen = () => {
  const { t } = useTranslation(['games', 'shell']);
  const { data, isError, isFetching, refetch } = useHomeAnnouncements();
  const isSanitizerReady = useSanitizerReady();
  if (!data && isError) {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('notice.failed')}
        action={
          <Button isPending={isFetching} onClick={refetch}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (!data || !isSanitizerReady) return <Waiting />;
  const announcements = selectAnnouncements(data.list);
  if (announcements.length === 0)
    return (
      <EmptyState
        kind="first-use"
        title={t('notice.none')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  return (
    <ul className={styles.list}>
      {announcements.map((announcement, index) => (
        <li key={announcement.id}>
          <AnnouncementItem announcement={announcement} isInitiallyOpen={index === 0} />
        </li>
      ))}
    </ul>
  );
};

function AnnouncementItem({
  announcement: { title, content, publishedAt, announcementImages },
  isInitiallyOpen,
}: {
  announcement: Announcement;
  isInitiallyOpen: boolean;
}) {
  const artwork = useArtwork();
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const image = announcementImages.find(({ sequence }) => sequence === 1);
  return (
    <details className={styles.notice} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{title}</span>
          <time className={styles.date} dateTime={publishedAt}>
            {date(publishedAt)}
          </time>
        </span>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          {image && (
            <img
              className={styles.image}
              src={artwork.toUrl(image.url, 312)}
              alt=""
              onError={(event) => (event.currentTarget.hidden = true)}
            />
          )}
          <SafeHtml html={content} />
        </div>
      )}
    </details>
  );
}

const skeletonRows = [0, 1, 2, 3];

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.notice}>
          <div className={styles.summary}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
