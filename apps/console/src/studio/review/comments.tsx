import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import { CommentDialog } from './comment-dialog.tsx';
import { buildPinLink } from './pins.ts';
import { useScreenName } from './pixels/use-screen-name.ts';
import { type Review, useResolveReleaseCommentMutation } from './review.api.ts';
import ownStyles from './review.module.css';

interface CommentsProps {
  readonly brand: string;
  readonly review: Review;
}

type Comment = Review['comments'][number];

/** Comments on a release, and on positions of its screens. */
export const Comments = ({ brand, review }: CommentsProps) => {
  const t = useTexts('review');
  const isPermitted = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const canComment = isPermitted('releases:review', brand);
  return (
    <Panel
      title={t('comments.title')}
      {...(review.comments.length === 0 && { detail: t('comments.none') })}
      actions={
        canComment && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('comments.add')}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {review.comments.map((comment) => (
          <CommentItem
            key={comment.commentId}
            brand={brand}
            releaseId={review.releaseId}
            comment={comment}
            canResolve={canComment}
          />
        ))}
      </ul>
      {isOpen && <CommentDialog brand={brand} releaseId={review.releaseId} onClose={() => setOpen(false)} />}
    </Panel>
  );
};

interface CommentItemProps {
  readonly brand: string;
  readonly releaseId: string;
  readonly comment: Comment;
  readonly canResolve: boolean;
}

const CommentItem = ({ brand, releaseId, comment, canResolve }: CommentItemProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const act = useAct();
  const getOperatorName = useOperatorName();
  const getScreenName = useScreenName();
  const [resolve, resolving] = useResolveReleaseCommentMutation();
  const { commentId, text, pin, createdBy, createdAt, resolvedBy } = comment;
  return (
    <li className={styles.item} data-resolved={resolvedBy !== null}>
      <div className={styles.text}>
        <bdi className={ownStyles.comment}>{text}</bdi>
        {pin && (
          <Link href={buildPinLink(pin)} className={styles.detail}>
            {t('comments.pin', { ...pin, route: getScreenName({ path: pin.route, mode: pin.mode ?? null }) })}
          </Link>
        )}
        <span className={styles.detail}>
          <bdi>{getOperatorName(createdBy)}</bdi> · {format.time(createdAt)}
          {resolvedBy && ` · ${t('comments.resolved', { name: getOperatorName(resolvedBy) })}`}
        </span>
      </div>
      {canResolve && !resolvedBy && (
        <Button
          size="small"
          isPending={resolving.isLoading}
          onClick={() => void act(resolve({ brand, releaseId, commentId }))}
        >
          {t('comments.resolve')}
        </Button>
      )}
    </li>
  );
};
