import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import { type Review, useAddReleaseCommentMutation, useResolveReleaseCommentMutation } from './review.api.ts';
import ownStyles from './review.module.css';

interface CommentsProps {
  readonly brand: string;
  readonly review: Review;
}

type Comment = Review['comments'][number];

/** Comments on a release, and on places of its screens. */
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
  const [resolve, resolving] = useResolveReleaseCommentMutation();
  const { commentId, text, pin, createdBy, createdAt, resolvedBy } = comment;
  return (
    <li className={styles.item} data-resolved={resolvedBy !== null}>
      <div className={styles.text}>
        <bdi className={ownStyles.comment}>{text}</bdi>
        {pin && <bdi className={styles.detail}>{t('comments.pin', { ...pin })}</bdi>}
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

interface CommentDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  readonly onClose: () => void;
}

const firstPin = { route: '/m/home', language: 'EN', width: '390', x: '0', y: '0' };

const CommentDialog = ({ brand, releaseId, onClose }: CommentDialogProps) => {
  const t = useTexts('review');
  const act = useAct();
  const [text, setText] = useState('');
  const [isPinned, setPinned] = useState(false);
  const [pin, setPin] = useState(firstPin);
  const [add, adding] = useAddReleaseCommentMutation();
  const handleSubmit = async () => {
    const { width, x, y, ...place } = pin;
    const pinned = isPinned && { pin: { ...place, width: Number(width), x: Number(x), y: Number(y) } };
    const comment = { brand, releaseId, text: text.trim(), ...pinned };
    if (await act(add(comment), t('comments.done'))) onClose();
  };
  return (
    <FormDialog
      title={t('comments.add')}
      submit={t('comments.add')}
      isPending={adding.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('comments.text')}
        value={text}
        required
        maxLength={2000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox
        label={t('comments.onScreen')}
        checked={isPinned}
        onChange={(event) => setPinned(event.currentTarget.checked)}
      />
      {isPinned &&
        (['route', 'language', 'width', 'x', 'y'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`comments.${field}`)}
            value={pin[field]}
            required
            {...pinInputs[field]}
            onChange={(event) => setPin({ ...pin, [field]: event.currentTarget.value })}
          />
        ))}
    </FormDialog>
  );
};

/** Attributes of the fields. The limits are those of the contract. */
const pinInputs = {
  route: { pattern: String.raw`/[\w\-.\/:]*`, maxLength: 200, dir: 'ltr' },
  language: { pattern: '[A-Z\\-]{2,8}', maxLength: 8, dir: 'ltr' },
  width: { type: 'number', min: 200, max: 4000 },
  x: { type: 'number', min: 0, max: 4000 },
  y: { type: 'number', min: 0, max: 100_000 },
} as const;
