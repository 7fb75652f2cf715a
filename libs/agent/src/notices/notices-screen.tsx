import { useAgentNoticesQuery, useReadAgentNoticesMutation, type AgentNotice } from '@livery/api/team';
import { SafeHtml } from '@livery/kit/safe-html';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { EntryList, EntryWords } from '@livery/ui/entry';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { Loaded } from '@livery/ui/loaded';
import { Aside, Page } from '@livery/ui/page';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

/** Announcements for agents; opening one marks it as read. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'errors', 'shell']);
  const answer = useAnswer(useAgentNoticesQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [read, { isLoading }] = useReadAgentNoticesMutation();
  return (
    <Page>
      <Loaded answer={answer} rows={3}>
        {({ list, footer: { unreadCount } }) =>
          list.length === 0 ? (
            <StateView kind="first-use" title={t('team:notices.none')} />
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
              <EntryList
                entries={list}
                keyOf={({ id }) => id}
                renderEntry={(notice) => <Notice notice={notice} onRead={() => void read({ ids: [notice.id] })} />}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
};

const Notice = ({
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
      <summary className={styles.head}>
        <EntryWords name={title} detail={<time dateTime={publishedAt}>{date(publishedAt)}</time>} />
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
