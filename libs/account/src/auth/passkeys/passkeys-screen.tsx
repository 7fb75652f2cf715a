import {
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  type Passkey,
} from '@livery/api/auth/security';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { IconButton } from '@livery/ui/icon-button';
import { KeyIcon } from '@livery/ui/icons/key';
import { PencilIcon } from '@livery/ui/icons/pencil';
import { PlusIcon } from '@livery/ui/icons/plus';
import { TrashIcon } from '@livery/ui/icons/trash';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../../shared/form-sheet.tsx';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { useDateTime } from '../../shared/use-date-time.ts';
import { useAddPasskey } from './use-add-passkey.ts';

type Task = { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/**
 * Page with the passkeys of the account. A member can add a passkey on this device and can rename or remove passkeys.
 */
export const Screen = () => {
  const { t } = useTranslation(['security', 'errors', 'shell']);
  const [task, setTask] = useState<Task | null>(null);
  const queryState = useQueryState(useListPasskeysQuery());
  const { isPending, add } = useAddPasskey();
  const close = () => setTask(null);
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('passkeys.lead')}</p>
      <AsyncContent state={queryState} rows={2}>
        {({ list }) =>
          list.length > 0 && (
            <ListGroup>
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onTask={(kind) => setTask({ kind, passkey })} />
              ))}
            </ListGroup>
          )
        }
      </AsyncContent>
      <Button tone="accent" isWide isPending={isPending} onClick={add}>
        <PlusIcon /> {t('passkeys.add')}
      </Button>
      {task?.kind === 'rename' && <RenameSheet passkey={task.passkey} onClose={close} />}
      {task?.kind === 'remove' && <RemoveDialog passkey={task.passkey} onClose={close} />}
    </div>
  );
};

const PasskeyRow = ({ passkey, onTask }: { passkey: Passkey; onTask: (kind: Task['kind']) => void }) => {
  const { t } = useTranslation('security');
  const dateTime = useDateTime();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt
    ? t('passkeys.used', { at: dateTime(lastUsedAt) })
    : t('passkeys.made', { at: dateTime(createdAt) });
  return (
    <ListRow
      icon={<KeyIcon />}
      label={<bdi>{name}</bdi>}
      detail={isSynced ? `${used} · ${t('passkeys.synced')}` : used}
      end={
        <>
          <IconButton label={t('passkeys.renameOf', { name })} aria-haspopup="dialog" onClick={() => onTask('rename')}>
            <PencilIcon />
          </IconButton>
          <IconButton label={t('passkeys.removeOf', { name })} aria-haspopup="dialog" onClick={() => onTask('remove')}>
            <TrashIcon />
          </IconButton>
        </>
      }
    />
  );
};

interface TaskProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

const RenameSheet = ({ passkey: { id, name: currentName }, onClose }: TaskProps) => {
  const { t } = useTranslation('security');
  const getErrorMessage = useErrorMessage();
  const [name, setName] = useState(currentName);
  const [rename, renaming] = useRenamePasskeyMutation();
  const handleSubmit = async () => {
    if (!name.trim()) return;
    const { data } = await rename({ id, name: name.trim() });
    if (data) onClose();
  };
  return (
    <FormSheet
      isOpen
      onOpenChange={onClose}
      title={t('passkeys.rename')}
      submit={t('passkeys.save')}
      isPending={renaming.isLoading}
      error={renaming.error && getErrorMessage(renaming.error)}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('passkeys.name')}
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormSheet>
  );
};

const RemoveDialog = ({ passkey: { id, name }, onClose }: TaskProps) => {
  const { t } = useTranslation(['security', 'shell']);
  const getErrorMessage = useErrorMessage();
  const [remove, removing] = useRemovePasskeyMutation();
  const handleConfirm = async () => {
    const { data } = await remove({ id });
    if (data) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('passkeys.removeTitle')}
      confirm={t('passkeys.remove')}
      cancel={t('shell:action.cancel')}
      isPending={removing.isLoading}
      isDanger
      onConfirm={() => void handleConfirm()}
    >
      {removing.error ? getErrorMessage(removing.error) : t('passkeys.removeText', { name })}
    </ConfirmDialog>
  );
};
