import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { opsApi } from '../../api/ops-api.ts';
import { useAct } from '../../api/use-act.ts';
import { useErrorCodeText } from '../../api/use-error-text.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import styles from '../../ui/record-list.module.css';
import { LaterDrafts } from './later-drafts.tsx';
import { type ScheduledRelease, useCancelScheduledReleaseMutation, useScheduledReleasesQuery } from './schedule.api.ts';

const tones: Readonly<Record<ScheduledRelease['state'], Tone>> = {
  waiting: 'wait',
  done: 'success',
  failed: 'danger',
  cancelled: 'quiet',
};

/** Interval at which the page checks if a scheduled release was published, in milliseconds. */
const pollMs = 10_000;

/** Scheduled releases that are not yet published, and the results of earlier scheduled releases. */
export const Scheduled = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('review');
  const { data } = useScheduledReleasesQuery({ brand }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  useBrandReload(data?.scheduled);
  if (!data || data.scheduled.length === 0) return null;
  return (
    <Panel title={t('schedule.title')}>
      <ul className={styles.list}>
        {data.scheduled.map((item) => (
          <ScheduledItem key={item.scheduleId} brand={brand} timeZone={data.timeZone} item={item} />
        ))}
      </ul>
    </Panel>
  );
};

/**
 * Loads the other data of the brand again when a scheduled release is no longer waiting, because the live release may
 * have changed. The hook compares ids and not the number of waiting releases. Otherwise, a new scheduled release could
 * hide the end of another one.
 */
const useBrandReload = (scheduled: readonly ScheduledRelease[] | undefined): void => {
  const dispatch = useDispatch();
  const last = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!scheduled) return;
    const waiting = scheduled.filter(({ state }) => state === 'waiting').map(({ scheduleId }) => scheduleId);
    if (last.current.some((id) => !waiting.includes(id))) dispatch(opsApi.util.invalidateTags(['Brands']));
    last.current = waiting;
  }, [scheduled, dispatch]);
};

interface ScheduledItemProps {
  readonly brand: string;
  readonly timeZone: string;
  readonly item: ScheduledRelease;
}

const ScheduledItem = ({ brand, timeZone, item }: ScheduledItemProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const act = useAct();
  const isPermitted = usePermissions();
  const getOperatorName = useOperatorName();
  const explain = useErrorCodeText();
  const [cancel, cancelling] = useCancelScheduledReleaseMutation();
  const focusFallback = useFocusFallback<HTMLLIElement>();
  const { scheduleId, releaseId, dueAt, reason, state, errorCode, scheduledBy } = item;
  return (
    <li className={styles.item} {...focusFallback}>
      <div className={styles.text}>
        <strong>{t('schedule.at', { time: format.timeIn(dueAt, timeZone), zone: timeZone })}</strong>
        <bdi>{reason}</bdi>
        {state === 'waiting' && <LaterDrafts brand={brand} releaseId={releaseId} />}
        {errorCode && <span role="status">{explain(errorCode)}</span>}
        <span className={styles.detail}>
          <bdi>{getOperatorName(scheduledBy)}</bdi>
        </span>
        <code className={styles.detail} dir="ltr">
          {releaseId}
        </code>
      </div>
      <Tag tone={tones[state]}>{t(`schedule.state.${state}`)}</Tag>
      {state === 'waiting' && isPermitted('releases:publish', brand) && (
        <Button
          size="small"
          isPending={cancelling.isLoading}
          onClick={() => void act(cancel({ brand, scheduleId }), t('schedule.cancelled'))}
        >
          {t('schedule.cancel')}
        </Button>
      )}
    </li>
  );
};
