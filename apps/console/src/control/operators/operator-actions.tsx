import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type Operator,
  useEndOperatorSessionsMutation,
  useRenewInvitationMutation,
  useResumeOperatorMutation,
  useSuspendOperatorMutation,
} from '../access.api.ts';
import { InvitationLink, type ReadyInvitation } from './invitation-link.tsx';

type Act = 'suspend' | 'resume' | 'endSessions';

/** Buttons for the account of an operator: suspend, resume, end sessions, renew the invitation. */
export const OperatorActions = ({ operator }: { readonly operator: Operator }) => {
  const t = useTexts('access');
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const [openAct, setOpenAct] = useState<Act>();
  const isSelf = me?.operatorId === operator.id;
  const canSuspend = isPermitted('operators:suspend') && !isSelf;
  return (
    <>
      {operator.state === 'invited' && isPermitted('operators:invite') && <RenewButton operator={operator} />}
      {canSuspend && operator.sessions > 0 && (
        <Button onClick={() => setOpenAct('endSessions')}>{t('operator.endSessions')}</Button>
      )}
      {canSuspend && operator.state === 'suspended' && (
        <Button onClick={() => setOpenAct('resume')}>{t('operator.resume')}</Button>
      )}
      {canSuspend && operator.state !== 'suspended' && (
        <Button tone="danger" onClick={() => setOpenAct('suspend')}>
          {t('operator.suspend')}
        </Button>
      )}
      {openAct && <ActDialog act={openAct} operator={operator} onClose={() => setOpenAct(undefined)} />}
    </>
  );
};

interface ActDialogProps {
  readonly act: Act;
  readonly operator: Operator;
  readonly onClose: () => void;
}

const ActDialog = ({ act: openAct, operator: { id, name }, onClose }: ActDialogProps) => {
  const t = useTexts('access');
  const act = useAct();
  const [suspend, suspending] = useSuspendOperatorMutation();
  const [resume, resuming] = useResumeOperatorMutation();
  const [endSessions, ending] = useEndOperatorSessionsMutation();
  const run = {
    suspend: (reason: string) => act(suspend({ id, reason }), t('operator.suspended')),
    resume: (reason: string) => act(resume({ id, reason }), t('operator.resumed')),
    endSessions: (reason: string) => act(endSessions({ id, reason }), t('operator.sessionsEnded')),
  }[openAct];
  return (
    <ReasonDialog
      title={t(`operator.${openAct}Title`, { name })}
      {...(openAct === 'suspend' && { detail: t('operator.suspendDetail') })}
      submit={t(`operator.${openAct}`)}
      isDanger={openAct === 'suspend'}
      isPending={suspending.isLoading || resuming.isLoading || ending.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void run(reason).then((value) => value && onClose())}
    />
  );
};

const RenewButton = ({ operator: { id, name } }: { readonly operator: Operator }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const [renew, { isLoading }] = useRenewInvitationMutation();
  const [ready, setReady] = useState<ReadyInvitation>();
  const handleClick = async () => {
    const invitation = await act(renew({ id }));
    if (invitation) setReady({ name, ...invitation });
  };
  return (
    <>
      <Button isPending={isLoading} onClick={() => void handleClick()}>
        {t('operator.renew')}
      </Button>
      {ready && (
        <Dialog
          isOpen
          isDecision
          onOpenChange={() => setReady(undefined)}
          title={t('invite.linkTitle')}
          actions={<Button onClick={() => setReady(undefined)}>{shell('action.close')}</Button>}
        >
          <InvitationLink {...ready} />
        </Dialog>
      )}
    </>
  );
};
