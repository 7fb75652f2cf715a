import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { Tag } from '@livery/ui/tag';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { CreateDraftDialog } from './create-draft-dialog.tsx';
import { type Draft, useCloseDraftMutation, useDraftsQuery, useReopenDraftMutation } from './drafts.api.ts';
import { RenameDraftDialog } from './rename-draft-dialog.tsx';
import styles from '../../ui/record-list.module.css';

/** The drafts of a brand, most recently changed first. */
export const Drafts = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('studio');
  const isPermitted = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const state = useContentState(useDraftsQuery({ brand }, { refetchOnMountOrArgChange: true }));
  const canEdit = isPermitted('drafts:write', brand);
  return (
    <Panel
      title={t('drafts.title')}
      {...(state.data?.drafts.length === 0 && { detail: t('drafts.none') })}
      actions={
        canEdit && (
          <Button tone="accent" onClick={() => setCreating(true)}>
            {t('drafts.new')}
          </Button>
        )
      }
    >
      <AsyncContent state={state}>
        {({ drafts }) => (
          <ul className={styles.list}>
            {drafts.map((draft) => (
              <DraftItem key={draft.draftId} draft={draft} canEdit={canEdit} />
            ))}
          </ul>
        )}
      </AsyncContent>
      {isCreating && <CreateDraftDialog brand={brand} onClose={() => setCreating(false)} />}
    </Panel>
  );
};

const DraftItem = ({ draft, canEdit }: { readonly draft: Draft; readonly canEdit: boolean }) => {
  const t = useTexts('studio');
  const format = useFormat();
  const act = useAct();
  const getOperatorName = useOperatorName();
  const [isRenaming, setRenaming] = useState(false);
  const [close, closing] = useCloseDraftMutation();
  const [reopen, reopening] = useReopenDraftMutation();
  const { brand, draftId, name, state, baseVersion, changedBy, changedAt } = draft;
  const isOpen = state === 'open';
  const handleToggle = () =>
    isOpen ? act(close({ brand, draftId }), t('drafts.closed')) : act(reopen({ brand, draftId }), t('drafts.reopened'));
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <Link href={paths.editor(brand, draftId)}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </Link>
        <span className={styles.detail}>
          {baseVersion === null ? t('drafts.fromFile') : t('drafts.fromVersion', { number: baseVersion })} ·{' '}
          <bdi>{getOperatorName(changedBy)}</bdi> · {format.time(changedAt)}
        </span>
      </div>
      {!isOpen && <Tag tone="quiet">{t('drafts.states.closed')}</Tag>}
      <div className={styles.actions}>
        <Button size="small" href={paths.editor(brand, draftId)}>
          {isOpen && canEdit ? t('drafts.edit') : t('drafts.view')}
        </Button>
        {canEdit && isOpen && (
          <Button size="small" onClick={() => setRenaming(true)}>
            {t('drafts.rename')}
          </Button>
        )}
        {canEdit && (
          <Button size="small" isPending={closing.isLoading || reopening.isLoading} onClick={() => void handleToggle()}>
            {isOpen ? t('drafts.close') : t('drafts.reopen')}
          </Button>
        )}
      </div>
      {isRenaming && <RenameDraftDialog draft={draft} onClose={() => setRenaming(false)} />}
    </li>
  );
};
