import type { Announcement } from '@livery/api/content';
import { SafeHtml, useSanitiser } from '@livery/kit/safe-html';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../games/artwork.ts';
import styles from './notice-screen.module.css';
import { noticesOf } from './notices.ts';
import { useHomeAnnouncements } from './use-home-announcements.ts';

/** All announcements; each opens in its place. */
export const Screen = () => {
  const { t } = useTranslation('games');
  const { data, isError, isFetching, refetch } = useHomeAnnouncements();
  const isReadable = useSanitiser();
  if (!data && isError) {
    return (
      <StateView
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
  if (!data || !isReadable) return <Waiting />;
  const notices = noticesOf(data.list);
  if (notices.length === 0)
    return (
      <StateView
        kind="first-use"
        title={t('notice.none')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  return (
    <ul className={styles.list}>
      {notices.map((notice, index) => (
        <li key={notice.id}>
          <Notice notice={notice} opensAtOnce={index === 0} />
        </li>
      ))}
    </ul>
  );
};

function Notice({
  notice: { title, content, publishedAt, announcementImages },
  opensAtOnce,
}: {
  notice: Announcement;
  opensAtOnce: boolean;
}) {
  const artwork = useArtwork();
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(opensAtOnce);
  const picture = announcementImages.find(({ sequence }) => sequence === 1);
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
          {picture && (
            <img
              className={styles.picture}
              src={artwork.at(picture.url, 312)}
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

const places = [0, 1, 2, 3];

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.notice}>
          <div className={styles.summary}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
