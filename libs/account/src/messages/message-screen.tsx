import { useDeleteMessagesMutation, useMessageDetailQuery, useReadMessagesMutation } from '@livery/api/messages';
import { paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { useCurrentAnswer } from '@livery/kit/use-answer';
import { Button } from '@livery/ui/button';
import { TrashIcon } from '@livery/ui/icons/trash';
import { Loaded } from '@livery/ui/loaded';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import page from '../parts/page.module.css';
import { useLeadOn } from '../parts/use-lead-on.ts';
import { useMoment } from '../parts/use-moment.ts';
import styles from './messages.module.css';

/** One letter, by the address's `id`. To open it is to have read it. */
export const Screen = () => {
  const { t } = useTranslation(['messages', 'errors', 'shell']);
  const id = useSearchParams()[0].get('id');
  return id ? (
    <div className={page.root} aria-label={t('letter')} role="region">
      <Letter id={id} />
    </div>
  ) : (
    <Navigate to={paths.messages} replace />
  );
};

const Letter = ({ id }: { id: string }) => {
  const { t } = useTranslation('messages');
  const moment = useMoment();
  const leadOn = useLeadOn();
  const answer = useCurrentAnswer(useMessageDetailQuery({ id }));
  const [read] = useReadMessagesMutation();
  const [remove, removing] = useDeleteMessagesMutation();
  const isUnread = answer.data?.isRead === false;
  useEffect(() => {
    if (isUnread) void read({ ids: [id] });
  }, [id, isUnread, read]);
  const handleDelete = async () => {
    const { data } = await remove({ ids: [id] });
    if (data) leadOn(paths.messages, { replace: true });
  };
  return (
    <Loaded answer={answer}>
      {({ title, content, sentAt }) => (
        <article className={styles.letter}>
          <h2 className={styles.heading}>{title}</h2>
          <time className={styles.at} dateTime={sentAt}>
            {moment(sentAt)}
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
    </Loaded>
  );
};
