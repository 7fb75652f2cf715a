import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useLoginHistoryQuery,
  useMemberSessionsQuery,
  type MemberSession,
} from '@livery/api/security';
import { useAnswer } from '@livery/kit/use-answer';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CircleXIcon } from '@livery/ui/icons/circle-x';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Loaded } from '@livery/ui/loaded';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { useMoment } from '../parts/use-moment.ts';

const phones: readonly string[] = ['iPhone', 'iPad', 'Android'];

/** Where the member is logged in, each of which can be ended, and how it was logged in before. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'errors', 'shell']);
  const [isAsking, setAsking] = useState(false);
  const phrase = useErrorPhrase();
  const sessions = useAnswer(useMemberSessionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [endOthers, ending] = useEndOtherSessionsMutation();
  const handleEndOthers = async () => {
    const { data, error } = await endOthers();
    setAsking(false);
    showToast(
      data
        ? { kind: 'success', text: t('sessions.ended', { count: data.ended }) }
        : { kind: 'fail', text: phrase(error) },
    );
  };
  return (
    <div className={page.root}>
      <Loaded answer={sessions}>
        {({ list }) => (
          <>
            <ListGroup heading={t('sessions.open')}>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ListGroup>
            {list.length > 1 && (
              <Button isWide tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {t('sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <History />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
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

/** What the browser called itself, or that it said nothing one could know it by. */
const useDeviceName = () => {
  const { t } = useTranslation('security');
  return ({ device, browser }: { device: string; browser: string }): string =>
    [device, browser].filter(Boolean).join(' · ') || t('sessions.unknown');
};

const SessionRow = ({ session }: { session: MemberSession }) => {
  const { t } = useTranslation('security');
  const moment = useMoment();
  const nameOf = useDeviceName();
  const [end, ending] = useEndSessionMutation();
  const { id, device, address, isThis, lastSeenAt } = session;
  return (
    <ListRow
      icon={phones.includes(device) ? <PhoneIcon /> : <GlobeIcon />}
      label={nameOf(session)}
      detail={<bdi>{isThis ? address : `${moment(lastSeenAt)} · ${address}`}</bdi>}
      end={
        isThis ? (
          <Badge tone="success">{t('sessions.this')}</Badge>
        ) : (
          <Button
            size="small"
            isPending={ending.isLoading}
            aria-label={t('sessions.endOf', { name: nameOf(session) })}
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
  const moment = useMoment();
  const nameOf = useDeviceName();
  const history = useAnswer(useLoginHistoryQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Loaded answer={history}>
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
                  {moment(entry.at)} · {nameOf(entry)} · {entry.address}
                </bdi>
              }
            />
          ))}
        </ListGroup>
      )}
    </Loaded>
  );
};
