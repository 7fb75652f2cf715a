import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type Approval,
  useApprovalQuery,
  useApproveRequestMutation,
  useRejectRequestMutation,
  useWithdrawRequestMutation,
} from '../activity.api.ts';
import { useOperationName } from '../use-operation-name.ts';
import { useOperatorName } from '../use-operator-name.ts';
import { ApprovalState } from './approval-state.tsx';
import styles from './approvals.module.css';

interface ApprovalDialogProps {
  readonly approvalId: string;
  readonly onClose: () => void;
}

/**
 * Dialog with the details of one approval request. An approval request is a change that takes effect only after a
 * second operator has approved it. The dialog has buttons to decide about the request.
 */
export const ApprovalDialog = ({ approvalId, onClose }: ApprovalDialogProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const format = useFormat();
  const getOperationName = useOperationName();
  const getOperatorName = useOperatorName();
  const state = useContentState(useApprovalQuery({ approvalId }, { refetchOnMountOrArgChange: true }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={state.data ? getOperationName(state.data.operation) : t('approvals.details')}
      closeLabel={shell('action.close')}
    >
      <AsyncContent state={state}>
        {(approval) => (
          <>
            <ApprovalState state={approval.state} />
            <FactList
              facts={[
                [t('approvals.brand'), approval.brand ?? shell('platform')],
                [t('approvals.requestedBy'), getOperatorName(approval.requestedBy)],
                [t('approvals.requestedAt'), format.time(approval.requestedAt)],
                ...(approval.state === 'waiting'
                  ? [[t('approvals.validUntil'), format.time(approval.expiresAt)] as const]
                  : []),
                ...(approval.decidedBy && approval.decidedAt
                  ? [
                      [
                        t('approvals.decided'),
                        `${getOperatorName(approval.decidedBy)}, ${format.time(approval.decidedAt)}`,
                      ] as const,
                    ]
                  : []),
                ...(approval.reason ? [[shell('reason'), approval.reason] as const] : []),
                ...Object.entries((approval.request ?? {}) as Record<string, unknown>).map(
                  ([name, value]) => [name, String(value ?? shell('none'))] as const,
                ),
              ]}
            />
            <Decision approval={approval} onDone={onClose} />
          </>
        )}
      </AsyncContent>
    </Dialog>
  );
};

const Decision = ({ approval, onDone }: { readonly approval: Approval; readonly onDone: () => void }) => {
  const t = useTexts('activity');
  const act = useAct();
  const { data: me } = useWhoAmIQuery();
  const [approve, approving] = useApproveRequestMutation();
  const [reject, rejecting] = useRejectRequestMutation();
  const [withdraw, withdrawing] = useWithdrawRequestMutation();
  const [isRejecting, setRejecting] = useState(false);
  const { approvalId } = approval;
  if (approval.state !== 'waiting') return null;
  const handleApprove = async () => {
    const result = await act(approve({ approvalId }));
    if (!result) return;
    const isDone = result.state === 'approved';
    showToast({ kind: isDone ? 'success' : 'fail', text: t(isDone ? 'approvals.approved' : 'approvals.notDone') });
    onDone();
  };
  const handleReject = async (reason: string) => {
    if (await act(reject({ approvalId, reason }), t('approvals.rejected'))) onDone();
  };
  const handleWithdraw = async () => {
    if (await act(withdraw({ approvalId }), t('approvals.withdrawn'))) onDone();
  };
  if (me?.operatorId === approval.requestedBy)
    return (
      <div className={styles.actions}>
        <p>{t('approvals.own')}</p>
        <Button isPending={withdrawing.isLoading} onClick={() => void handleWithdraw()}>
          {t('approvals.withdraw')}
        </Button>
      </div>
    );
  if (!approval.mayDecide) return null;
  return (
    <div className={styles.actions}>
      <Button tone="accent" isPending={approving.isLoading} onClick={() => void handleApprove()}>
        {t('approvals.approve')}
      </Button>
      <Button onClick={() => setRejecting(true)}>{t('approvals.reject')}</Button>
      {isRejecting && (
        <ReasonDialog
          title={t('approvals.rejectTitle')}
          submit={t('approvals.reject')}
          isPending={rejecting.isLoading}
          onClose={() => setRejecting(false)}
          onSubmit={(reason) => void handleReject(reason)}
        />
      )}
    </div>
  );
};
