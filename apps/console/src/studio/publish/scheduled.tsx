import { Button } from '@livery/ui/button';
import { Tag, type Tone } from '@livery/ui/tag';
import { useAct } from '../../api/use-act.ts';
import { useErrorCodeText } from '../../api/use-error-text.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import { type ScheduledRelease, useCancelScheduledReleaseMutation, useScheduledReleasesQuery } from './schedule.api.ts';

const tones: Readonly<Record<ScheduledRelease['state'], Tone>> = {
  waiting: 'wait',
  done: 'success',
  failed: 'danger',
  cancelled: 'quiet',
};

/** Interval at which the page checks if a scheduled release was published, in milliseconds. */
const pollMs = 10_000;

/** Scheduled releases that are not yet published, and the results of the earlier ones. */
export const Scheduled = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('review');
  const { data } = useScheduledReleasesQuery({ brand }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
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
  const { scheduleId, releaseId, dueAt, reason, state, errorCode, scheduledBy } = item;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <strong>{t('schedule.at', { time: format.timeIn(dueAt, timeZone), zone: timeZone })}</strong>
        <bdi>{reason}</bdi>
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
