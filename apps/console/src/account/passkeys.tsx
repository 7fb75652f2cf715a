import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Tag } from '@livery/ui/tag';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { createPasskeyProof } from '../session/passkey-ceremony.ts';
import { PublicKeyDialog } from './public-key-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  useAddOwnPasskeyMutation,
  useLazyOwnPasskeyChallengeQuery,
  useRemoveOwnPasskeyMutation,
  useRenameOwnPasskeyMutation,
} from './account.api.ts';
import styles from '../ui/record-list.module.css';

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** Public key of the passkey as a JSON Web Key (RFC 7517). */
  readonly publicKey: Readonly<Record<string, string>>;
  /** Hash that identifies the public key: its JWK thumbprint (RFC 7638) in base64url. */
  readonly thumbprint: string;
}

/** Lists the passkeys of the operator. The operator can add, rename and remove passkeys. */
export const Passkeys = ({ passkeys }: { readonly passkeys: readonly Passkey[] }) => {
  const t = useTexts('account');
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const [compared, setCompared] = useState<Passkey>();
  return (
    <Panel
      title={t('passkeys.title')}
      {...(passkeys.length === 0 && { detail: t('passkeys.none') })}
      actions={<Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>}
    >
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.item}>
              <div className={styles.text}>
                <strong>
                  <bdi>{passkey.name}</bdi>
                </strong>
                <span className={styles.detail}>
                  {t('passkeys.line', {
                    added: format.day(passkey.createdAt),
                    used: passkey.lastUsedAt ? format.time(passkey.lastUsedAt) : t('passkeys.never'),
                  })}
                </span>
              </div>
              {passkey.isSynced && <Tag tone="quiet">{t('passkeys.synced')}</Tag>}
              <Button size="small" onClick={() => setCompared(passkey)}>
                {t('passkeys.key')}
              </Button>
              <Button size="small" onClick={() => setRenamed(passkey)}>
                {t('passkeys.rename')}
              </Button>
              <Button size="small" onClick={() => setRemoved(passkey)}>
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {compared && <PublicKeyDialog passkey={compared} onClose={() => setCompared(undefined)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  );
};

const AddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [name, setName] = useState(shell('invitation.passkeyDefault'));
  const [getChallenge, challenge] = useLazyOwnPasskeyChallengeQuery();
  const [add, adding] = useAddOwnPasskeyMutation();
  const handleSubmit = async () => {
    const options = await act(getChallenge());
    const proof = options && (await act(createPasskeyProof(options)));
    if (proof && (await act(add({ name: name.trim(), ...proof }), t('passkeys.added')))) onClose();
  };
  return (
    <FormDialog
      title={t('passkeys.add')}
      submit={t('passkeys.add')}
      isPending={challenge.isFetching || adding.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
};

const RenameDialog = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading }] = useRenameOwnPasskeyMutation();
  const handleSubmit = async () => {
    if (await act(rename({ id: passkey.id, name: name.trim() }))) onClose();
  };
  return (
    <FormDialog
      title={t('passkeys.rename')}
      submit={shell('action.save')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
};

const RemoveDialog = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [remove, { isLoading }] = useRemoveOwnPasskeyMutation();
  const handleConfirm = async () => {
    if (await act(remove({ id: passkey.id }), t('passkeys.removed'))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('passkeys.removeTitle', { name: passkey.name })}
      confirm={t('passkeys.remove')}
      cancel={shell('action.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      {t('passkeys.removeDetail')}
    </ConfirmDialog>
  );
};

const NameField = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => {
  const t = useTexts('account');
  return (
    <TextField
      label={t('passkeys.name')}
      value={value}
      required
      maxLength={80}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
