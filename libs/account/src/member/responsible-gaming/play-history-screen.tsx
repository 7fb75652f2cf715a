import { usePlayHistoryQuery, type PlayChange } from '@livery/api/responsible-gaming';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useDateTime } from '../../shared/use-date-time.ts';

/** Page with the member's changes to limits, breaks and reality checks in the last three months. */
export const Screen = () => {
  const { t } = useTranslation(['play', 'errors', 'shell']);
  const queryState = useQueryState(usePlayHistoryQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={page.root}>
      <AsyncContent state={queryState}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState kind="first-use" title={t('history.empty')} />
          ) : (
            <ListGroup>
              {list.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ListGroup>
          )
        }
      </AsyncContent>
    </div>
  );
};

const ChangeRow = ({ change }: { change: PlayChange }) => {
  const { t } = useTranslation('play');
  const dateTime = useDateTime();
  return (
    <ListRow
      label={t(`history.${change.action}`)}
      detail={<What change={change} />}
      end={<time dateTime={change.at}>{dateTime(change.at)}</time>}
    />
  );
};

/** Text of one change: a limit and its amount, an interval of the reality check, or the end of a break. */
const What = ({ change: { action, kind, period, amount, minutes, until } }: { change: PlayChange }) => {
  const { t } = useTranslation('play');
  const { money, count } = useFormat();
  const dateTime = useDateTime();
  if (kind && period)
    return `${t(`kind.${kind}`)}, ${t(`period.${period}`)}: ${amount === null ? t('noLimit') : money(amount)}`;
  if (action === 'realitySet')
    return minutes === null ? t('reality.never') : t('reality.minutes', { minutes: count(minutes) });
  return until === null ? t('break.length.forGood') : t('pause.until', { at: dateTime(until) });
};
