import {
  useDeleteMessagesMutation,
  useMessageListInfiniteQuery,
  useReadMessagesMutation,
  useRestoreMessagesMutation,
  type MessageSummary,
} from '@livery/api/notifications/inbox';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BellIcon } from '@livery/ui/icons/bell';
import { TrashIcon } from '@livery/ui/icons/trash';
import { Link } from '@livery/ui/link';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useDateTime } from '../../shared/use-date-time.ts';
import { kindIcons } from './kind-icons.ts';
import styles from './messages.module.css';

/** Milliseconds during which the member can undo the deletion of a message. */
const undoMs = 8000;

/**
 * Inbox page. Unread messages come before read messages. In both groups, the newest message is first. After a
 * deletion, a bar offers to undo it.
 */
export const Screen = () => {
  const { t } = useTranslation(['messages', 'errors', 'shell']);
  const { WEBPUSH3 } = useFlags();
  const query = useMessageListInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const queryState = useQueryState(query);
  const [read] = useReadMessagesMutation();
  const [remove] = useDeleteMessagesMutation();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const forget = useCallback(() => setDeleted([]), []);
  const handleDelete = async (id: string) => {
    const { data } = await remove({ ids: [id] });
    if (data) setDeleted([id]);
  };
  return (
    <div className={page.root}>
      <AsyncContent state={queryState} rows={5}>
        {({ pages }) => {
          const list = pages.flatMap((each) => each.list);
          if (list.length === 0) return <EmptyState kind="first-use" title={t('empty')} />;
          return (
            <>
              {list.some(({ isRead }) => !isRead) && (
                <Button size="small" className={styles.readAll} onClick={() => void read({})}>
                  {t('readAll')}
                </Button>
              )}
              <ul className={styles.list}>
                {list.map((summary) => (
                  <Row key={summary.id} summary={summary} onDelete={() => void handleDelete(summary.id)} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button isWide isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </AsyncContent>

      {WEBPUSH3 && (
        <ListGroup>
          <ListRow
            icon={<BellIcon />}
            label={t('shell:title.notifications')}
            detail={t('push.off.title')}
            href={paths.notifications}
          />
        </ListGroup>
      )}

      {deleted.length > 0 && <UndoBar key={deleted[0]} ids={deleted} onDone={forget} />}
    </div>
  );
};

const Row = ({
  summary: { id, kind, title, excerpt, sentAt, isRead },
  onDelete,
}: {
  summary: MessageSummary & { excerpt: string };
  onDelete: () => void;
}) => {
  const { t } = useTranslation('messages');
  const dateTime = useDateTime();
  const Icon = kindIcons[kind];
  return (
    <li className={styles.row} data-unread={!isRead}>
      <Link href={withQuery(paths.message, { id })} className={styles.open}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            {!isRead && <span className={styles.hidden}>{t('unread')} </span>}
            {title}
          </span>
          <span className={styles.excerpt}>{excerpt}</span>
          <time className={styles.at} dateTime={sentAt}>
            {dateTime(sentAt)}
          </time>
        </span>
      </Link>
      <IconButton label={t('deleteOf', { title })} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </li>
  );
};

const UndoBar = ({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('messages');
  const [restore, restoring] = useRestoreMessagesMutation();
  const handleUndo = async () => {
    const { data } = await restore({ ids: [...ids] });
    if (data) onDone();
  };
  useEffect(() => {
    const timer = setTimeout(onDone, undoMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className={styles.undo} role="status">
      <span>{t('deleted')}</span>
      <Button size="small" tone="plain" isPending={restoring.isLoading} onClick={() => void handleUndo()}>
        {t('undo')}
      </Button>
    </div>
  );
};
