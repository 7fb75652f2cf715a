import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useRoleName } from '../../control/use-role-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import { ApproveDialog, RejectDialog, RequestDialog } from './decision-dialogs.tsx';
import type { Review } from './review.api.ts';
import ownStyles from './review.module.css';

interface DecisionsProps {
  readonly brand: string;
  readonly review: Review;
}

type EnvironmentReview = Review['environments'][number];

const getState = ({ isMet, rejecters }: EnvironmentReview): 'met' | 'rejected' | 'waiting' => {
  if (isMet) return 'met';
  return rejecters.length > 0 ? 'rejected' : 'waiting';
};
const tones: Readonly<Record<ReturnType<typeof getState>, Tone>> = {
  met: 'success',
  rejected: 'danger',
  waiting: 'wait',
};

/**
 * Approvals and rejections of a release, the number of approvals that are still missing, and the operator's own
 * decision.
 */
export const Decisions = ({ brand, review }: DecisionsProps) => {
  const t = useTexts('review');
  const getOperatorName = useOperatorName();
  const getRoleName = useRoleName();
  const format = useFormat();
  const live = review.environments.find(({ environment }) => environment === 'live');
  const { request, decisions } = review;
  return (
    <Panel
      title={t('decision.title')}
      {...(live && { detail: <Progress live={live} getRoleName={getRoleName} /> })}
      actions={<Actions brand={brand} review={review} />}
    >
      <ul className={styles.list}>
        {request && (
          <li className={styles.item}>
            <div className={styles.text}>
              <bdi>{t('decision.requested', { name: getOperatorName(request.requestedBy) })}</bdi>
              {request.note && <bdi>{request.note}</bdi>}
              <span className={styles.detail}>{format.time(request.requestedAt)}</span>
            </div>
          </li>
        )}
        {decisions.map(({ kind, reason, decidedBy, decidedAt, passkeyName, isCurrent }) => (
          <li key={`${decidedBy} ${decidedAt} ${kind}`} className={styles.item}>
            <div className={styles.text}>
              <bdi>{getOperatorName(decidedBy)}</bdi>
              {reason && <bdi>{reason}</bdi>}
              {kind === 'approve' && (
                <bdi className={styles.detail}>
                  {passkeyName === null ? t('decision.unsigned') : t('decision.signed', { passkey: passkeyName })}
                </bdi>
              )}
              <span className={styles.detail}>
                {format.time(decidedAt)}
                {!isCurrent && ` · ${t('decision.replaced')}`}
              </span>
            </div>
            <Tag tone={isCurrent ? tones[kind === 'approve' ? 'met' : 'rejected'] : 'quiet'}>
              {t(`decision.kind.${kind}`)}
            </Tag>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

interface ProgressProps {
  readonly live: EnvironmentReview;
  readonly getRoleName: (roleId: string) => string;
}

const Progress = ({ live, getRoleName }: ProgressProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const { needed, roles, approvers } = live;
  if (needed === 0) return t('decision.none');
  const state = getState(live);
  return (
    <span className={ownStyles.progress}>
      {t('decision.progress', { given: approvers.length, needed })}
      <Tag tone={tones[state]}>{t(`decision.${state}`)}</Tag>
      {roles.length > 0 && t('decision.roles', { roles: format.list(roles.map(getRoleName)) })}
    </span>
  );
};

type OpenDialog = 'approve' | 'reject' | 'request';

const Actions = ({ brand, review }: DecisionsProps) => {
  const t = useTexts('review');
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const [open, setOpen] = useState<OpenDialog>();
  const isOwn = me !== undefined && [review.createdBy, review.versionBy, ...review.editors].includes(me.operatorId);
  const canDecide = isPermitted('releases:approve', brand);
  const close = () => setOpen(undefined);
  return (
    <>
      {isPermitted('drafts:write', brand) && (
        <Button size="small" onClick={() => setOpen('request')}>
          {t('decision.request')}
        </Button>
      )}
      {canDecide && !isOwn && (
        <>
          <Button size="small" onClick={() => setOpen('reject')}>
            {t('decision.reject')}
          </Button>
          <Button size="small" tone="accent" onClick={() => setOpen('approve')}>
            {t('decision.approve')}
          </Button>
        </>
      )}
      {canDecide && isOwn && <p className={ownStyles.muted}>{t('decision.own')}</p>}
      {open === 'request' && <RequestDialog brand={brand} review={review} onClose={close} />}
      {open === 'approve' && <ApproveDialog brand={brand} review={review} onClose={close} />}
      {open === 'reject' && <RejectDialog brand={brand} review={review} onClose={close} />}
    </>
  );
};
