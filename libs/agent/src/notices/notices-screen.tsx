import { useAgentNoticesQuery, useReadAgentNoticesMutation, type AgentNotice } from '@livery/api/team';
import { SafeHtml } from '@livery/kit/safe-html';
import { useFormat } from '@livery/kit/use-format';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import page from '../parts/page.module.css';
import styles from './notices.module.css';

/** Announcements for agents; opening one marks it as read. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'errors', 'shell']);
  const query = useAgentNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read, { isLoading }] = useReadAgentNoticesMutation();
  return (
    <div className={page.root}>
      <Loaded query={query} rows={3}>
        {({ list, footer: { unreadCount } }) =>
          list.length === 0 ? (
            <StateView kind="first-use" title={t('team:notices.none')} />
          ) : (
            <>
              {unreadCount > 0 && (
                <div className={page.head}>
                  <Button size="small" isPending={isLoading} onClick={() => void read({ ids: list.map(({ id }) => id) })}>
                    {t('team:notices.readAll')}
                  </Button>
                </div>
              )}
              <ul className={page.list}>
                {list.map((notice) => (
                  <li key={notice.id} className={page.entry}>
                    <Notice notice={notice} onRead={() => void read({ ids: [notice.id] })} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
};

const Notice = ({ notice: { title, content, publishedAt, isRead }, onRead }: { readonly notice: AgentNotice; readonly onRead: () => void }) => {
  const { t } = useTranslation('team');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const handleToggle = (open: boolean): void => {
    setOpen(open);
    if (open && !isRead) onRead();
  };
  return (
    <details className={styles.notice} onToggle={(event) => handleToggle(event.currentTarget.open)}>
      <summary className={page.row}>
        <span className={page.words}>
          <span className={page.name}>{title}</span>
          <time className={page.detail} dateTime={publishedAt}>
            {date(publishedAt)}
          </time>
        </span>
        {!isRead && <Badge tone="danger">{t('notices.new')}</Badge>}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <SafeHtml html={content} />
        </div>
      )}
    </details>
  );
};
