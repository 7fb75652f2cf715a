import { Button } from '@livery/ui/button';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { type BrandRequestDetails, useCommentBrandRequestMutation } from './requests.api.ts';
import styles from './requests.module.css';

/** The comments on a brand request, and a field for a new comment. If sending fails, the text stays in the field. */
export const Comments = ({ request: { requestId, comments } }: { readonly request: BrandRequestDetails }) => {
  const t = useTexts('creation');
  const format = useFormat();
  const act = useAct();
  const getOperatorName = useOperatorName();
  const [text, setText] = useState('');
  const [add, adding] = useCommentBrandRequestMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(add({ requestId, text: text.trim() }))) setText('');
  };
  return (
    <Panel title={t('comments.title')}>
      {comments.length > 0 && (
        <ol className={styles.comments}>
          {comments.map(({ commentId, by, at, text: written }) => (
            <li key={commentId} className={styles.comment}>
              <span className={styles.meta}>
                <bdi>{getOperatorName(by)}</bdi> · {format.time(at)}
              </span>
              <bdi className={styles.wish}>{written}</bdi>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <label className={styles.label}>
          {t('comments.write')}
          <textarea
            className={styles.area}
            rows={3}
            required
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" isPending={adding.isLoading} disabled={text.trim() === ''}>
          {t('comments.send')}
        </Button>
      </form>
    </Panel>
  );
};
