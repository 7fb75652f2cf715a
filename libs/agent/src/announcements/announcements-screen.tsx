import { useAgentNoticesQuery, useReadAgentNoticesMutation, type AgentNotice } from '@livery/api/agents/team';
import { SafeHtml } from '@livery/kit/safe-html';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { List, ListItemText } from '@livery/ui/list-item';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { AsyncContent } from '@livery/ui/async-content';
import { Aside, Page } from '@livery/ui/page';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './announcements.module.css';

/** Lists the announcements for agents. Opening an announcement marks it as read. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'errors', 'shell']);
  const queryState = useQueryState(useAgentNoticesQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [read, { isLoading }] = useReadAgentNoticesMutation();
  return (
    <Page>
      <AsyncContent state={queryState} rows={3}>
        {({ list, footer: { unreadCount } }) =>
          list.length === 0 ? (
            <EmptyState kind="first-use" title={t('team:notices.none')} />
          ) : (
            <>
              {unreadCount > 0 && (
                <Aside>
                  <Button
                    size="small"
                    isPending={isLoading}
                    onClick={() => void read({ ids: list.map(({ id }) => id) })}
                  >
                    {t('team:notices.readAll')}
                  </Button>
                </Aside>
              )}
              <List
                items={list}
                getKey={({ id }) => id}
                renderItem={(notice) => <Announcement notice={notice} onRead={() => void read({ ids: [notice.id] })} />}
              />
            </>
          )
        }
      </AsyncContent>
    </Page>
  );
};

const Announcement = ({
  notice: { title, content, publishedAt, isRead },
  onRead,
}: {
  readonly notice: AgentNotice;
  readonly onRead: () => void;
}) => {
  const { t } = useTranslation('team');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const handleToggle = (open: boolean): void => {
    setOpen(open);
    if (open && !isRead) onRead();
  };
  return (
    <details className={styles.notice} onToggle={(event) => handleToggle(event.currentTarget.open)}>
      <summary className={styles.header}>
        <ListItemText name={title} detail={<time dateTime={publishedAt}>{date(publishedAt)}</time>} />
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
