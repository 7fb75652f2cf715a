import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useLoginHistoryQuery,
  useMemberSessionsQuery,
  type MemberSession,
} from '@livery/api/auth/security';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CircleXIcon } from '@livery/ui/icons/circle-x';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { useDateTime } from '../../shared/use-date-time.ts';

const phones: readonly string[] = ['iPhone', 'iPad', 'Android'];

/** Page with the active sessions and the recent logins. The member can end a session. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'errors', 'shell']);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const getErrorMessage = useErrorMessage();
  const sessions = useQueryState(useMemberSessionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [endOthers, ending] = useRevokeOtherSessionsMutation();
  const handleEndOthers = async () => {
    const { data, error } = await endOthers();
    setConfirmOpen(false);
    showToast(
      data
        ? { kind: 'success', text: t('sessions.ended', { count: data.ended }) }
        : { kind: 'fail', text: getErrorMessage(error) },
    );
  };
  return (
    <div className={page.root}>
      <AsyncContent state={sessions}>
        {({ list }) => (
          <>
            <ListGroup heading={t('sessions.open')}>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ListGroup>
            {list.length > 1 && (
              <Button isWide tone="danger" aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
                {t('sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </AsyncContent>
      <History />
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onOpenChange={setConfirmOpen}
        title={t('sessions.endOthers')}
        confirm={t('sessions.endConfirm')}
        cancel={t('shell:action.cancel')}
        isPending={ending.isLoading}
        isDanger
        onConfirm={() => void handleEndOthers()}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </div>
  );
};

/**
 * Returns a function that formats the device and the browser of a session. If both are unknown, the result is a
 * fallback text.
 */
const useDeviceName = () => {
  const { t } = useTranslation('security');
  return ({ device, browser }: { device: string; browser: string }): string =>
    [device, browser].filter(Boolean).join(' · ') || t('sessions.unknown');
};

const SessionRow = ({ session }: { session: MemberSession }) => {
  const { t } = useTranslation('security');
  const dateTime = useDateTime();
  const getDeviceName = useDeviceName();
  const [end, ending] = useRevokeSessionMutation();
  const { id, device, address, isThis, lastSeenAt } = session;
  return (
    <ListRow
      icon={phones.includes(device) ? <PhoneIcon /> : <GlobeIcon />}
      label={getDeviceName(session)}
      detail={<bdi>{isThis ? address : `${dateTime(lastSeenAt)} · ${address}`}</bdi>}
      end={
        isThis ? (
          <Badge tone="success">{t('sessions.this')}</Badge>
        ) : (
          <Button
            size="small"
            isPending={ending.isLoading}
            aria-label={t('sessions.endOf', { name: getDeviceName(session) })}
            onClick={() => void end({ id })}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
};

const History = () => {
  const { t } = useTranslation('security');
  const dateTime = useDateTime();
  const getDeviceName = useDeviceName();
  const history = useQueryState(useLoginHistoryQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <AsyncContent state={history}>
      {({ list }) => (
        <ListGroup heading={t('history.title')}>
          {list.map((entry) => (
            <ListRow
              key={`${entry.at} ${entry.outcome} ${entry.address}`}
              icon={entry.outcome === 'opened' ? <CircleCheckIcon /> : <CircleXIcon />}
              tone={entry.outcome === 'opened' ? 'default' : 'danger'}
              label={t(`history.${entry.outcome}`)}
              detail={
                <bdi>
                  {dateTime(entry.at)} · {getDeviceName(entry)} · {entry.address}
                </bdi>
              }
            />
          ))}
        </ListGroup>
      )}
    </AsyncContent>
  );
};
