import {
  useDeleteMessagesMutation,
  useMessageDetailQuery,
  useReadMessagesMutation,
} from '@livery/api/notifications/inbox';
import { paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { useCurrentQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { TrashIcon } from '@livery/ui/icons/trash';
import { AsyncContent } from '@livery/ui/async-content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import page from '../../shared/page.module.css';
import { useNavigateIfMounted } from '../../shared/use-navigate-if-mounted.ts';
import { useDateTime } from '../../shared/use-date-time.ts';
import styles from './messages.module.css';

/**
 * Page with one inbox message. The URL parameter `id` selects the message. Opening the page marks the message as read.
 */
export const Screen = () => {
  const { t } = useTranslation(['messages', 'errors', 'shell']);
  const id = useSearchParams()[0].get('id');
  return id ? (
    <div className={page.root} aria-label={t('letter')} role="region">
      <MessageDetail id={id} />
    </div>
  ) : (
    <Navigate to={paths.messages} replace />
  );
};

const MessageDetail = ({ id }: { id: string }) => {
  const { t } = useTranslation('messages');
  const dateTime = useDateTime();
  const navigateIfMounted = useNavigateIfMounted();
  const queryState = useCurrentQueryState(useMessageDetailQuery({ id }));
  const [read] = useReadMessagesMutation();
  const [remove, removing] = useDeleteMessagesMutation();
  const isUnread = queryState.data?.isRead === false;
  useEffect(() => {
    if (isUnread) void read({ ids: [id] });
  }, [id, isUnread, read]);
  const handleDelete = async () => {
    const { data } = await remove({ ids: [id] });
    if (data) navigateIfMounted(paths.messages, { replace: true });
  };
  return (
    <AsyncContent state={queryState}>
      {({ title, content, sentAt }) => (
        <article className={styles.message}>
          <h2 className={styles.heading}>{title}</h2>
          <time className={styles.at} dateTime={sentAt}>
            {dateTime(sentAt)}
          </time>
          <div className={styles.body}>
            <SafeHtml html={content} />
          </div>
          <div className={page.actions}>
            <Button isPending={removing.isLoading} onClick={() => void handleDelete()}>
              <TrashIcon /> {t('delete')}
            </Button>
          </div>
        </article>
      )}
    </AsyncContent>
  );
};
