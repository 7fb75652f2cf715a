import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useInviteOperatorMutation } from '../access.api.ts';
import { emptyGrant, getGrantEnd, GrantFields } from './grant-fields.tsx';
import { InvitationLink, type ReadyInvitation } from './invitation-link.tsx';

/**
 * Dialog that invites a new operator and gives them a first role for a brand. The invitation link is shown only once.
 */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const { data: me } = useWhoAmIQuery();
  const [invite, { isLoading }] = useInviteOperatorMutation();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [grant, setGrant] = useState({ ...emptyGrant, brand: me?.brands[0]?.code ?? '' });
  const [ready, setReady] = useState<ReadyInvitation>();
  const handleSubmit = async () => {
    const { roleId, brand, reason } = grant;
    const grants = [{ roleId, brand, endsAt: getGrantEnd(grant), reason: reason.trim() }];
    const invitation = await act(invite({ name: name.trim(), email: email.trim(), grants }));
    if (invitation) setReady({ name: name.trim(), link: invitation.link, expiresAt: invitation.expiresAt });
  };
  if (ready)
    return (
      <Dialog
        isOpen
        isDecision
        onOpenChange={onClose}
        title={t('invite.linkTitle')}
        actions={<Button onClick={onClose}>{shell('action.close')}</Button>}
      >
        <InvitationLink {...ready} />
      </Dialog>
    );
  return (
    <FormDialog
      title={t('invite.title')}
      submit={t('invite.send')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('operators.name')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('operators.email')}
        type="email"
        dir="ltr"
        value={email}
        required
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <GrantFields value={grant} onChange={setGrant} isForBrand />
    </FormDialog>
  );
};
