import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { TextField } from '@livery/ui/text-field';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useOwnFactorsQuery } from '../../account/account.api.ts';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { getPasskeyProof } from '../../session/passkey-ceremony.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type Review,
  useApproveReleaseMutation,
  useLazyApprovalChallengeQuery,
  useRejectReleaseMutation,
  useRequestReleaseReviewMutation,
} from './review.api.ts';

interface DialogProps {
  readonly brand: string;
  readonly review: Review;
  readonly onClose: () => void;
}

/**
 * Dialog in which an operator approves a release and signs the approval with a passkey. If the operator has no passkey,
 * or the browser does not support passkeys, the dialog explains what to do.
 */
export const ApproveDialog = (props: DialogProps) => {
  const t = useTexts('review');
  // Loads the passkeys again, because the operator can have added a passkey in another browser tab.
  const { data: factors } = useOwnFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!browserSupportsWebAuthn()) return <CannotSign text={t('decision.notSupported')} onClose={props.onClose} />;
  if (factors?.passkeys.length === 0)
    return <CannotSign text={t('decision.passkeyNeeded')} isAccountShown onClose={props.onClose} />;
  return <SignDialog {...props} />;
};

interface CannotSignProps {
  readonly text: string;
  /** True if the dialog shows a link to the account page, where the operator can add a passkey. */
  readonly isAccountShown?: boolean;
  readonly onClose: () => void;
}

const CannotSign = ({ text, isAccountShown, onClose }: CannotSignProps) => {
  const t = useTexts('review');
  const shell = useTexts('shell');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('decision.approve')}
      actions={
        <>
          <Button onClick={onClose}>{shell('action.close')}</Button>
          {isAccountShown && (
            <Button tone="accent" href={paths.account}>
              {t('decision.openAccount')}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};

const SignDialog = ({ brand, review, onClose }: DialogProps) => {
  const t = useTexts('review');
  const act = useAct();
  const [getChallenge] = useLazyApprovalChallengeQuery();
  const [approve] = useApproveReleaseMutation();
  const [isSigning, setSigning] = useState(false);
  const { releaseId, manifest } = review;
  const sign = async (reason: string): Promise<boolean> => {
    const challenge = await act(getChallenge({ brand, releaseId, manifest }));
    const signature = challenge && (await act(getPasskeyProof(challenge)));
    if (!signature) return false;
    return Boolean(await act(approve({ brand, releaseId, manifest, reason, signature }), t('decision.approved')));
  };
  const handleSubmit = async (reason: string) => {
    setSigning(true);
    const isDone = await sign(reason).finally(() => setSigning(false));
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={t('decision.approve')}
      detail={t('decision.approveDetail')}
      submit={t('decision.sign')}
      isPending={isSigning}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    />
  );
};

/** Rejects a release with a reason. */
export const RejectDialog = ({ brand, review: { releaseId, manifest }, onClose }: DialogProps) => {
  const t = useTexts('review');
  const act = useAct();
  const [reject, rejecting] = useRejectReleaseMutation();
  const handleSubmit = async (reason: string) => {
    if (await act(reject({ brand, releaseId, manifest, reason }), t('decision.rejectedDone'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('decision.reject')}
      detail={t('decision.rejectDetail')}
      submit={t('decision.reject')}
      isDanger
      isPending={rejecting.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    />
  );
};

/** Requests a review of a release, with a note for the reviewers. */
export const RequestDialog = ({ brand, review, onClose }: DialogProps) => {
  const t = useTexts('review');
  const act = useAct();
  const [note, setNote] = useState('');
  const [request, requesting] = useRequestReleaseReviewMutation();
  const handleSubmit = async () => {
    const change = { brand, releaseId: review.releaseId, note: note.trim() };
    if (await act(request(change), t('decision.requestDone'))) onClose();
  };
  return (
    <FormDialog
      title={t('decision.request')}
      submit={t('decision.request')}
      isPending={requesting.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('decision.requestNote')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
