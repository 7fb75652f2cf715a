import { usePlayHistoryQuery, type PlayChange } from '@livery/api/limits';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Loaded } from '@livery/ui/loaded';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { useMoment } from '../parts/use-moment.ts';

/** What the member changed about their play in the last three months. */
export const Screen = () => {
  const { t } = useTranslation(['play', 'errors', 'shell']);
  const answer = useAnswer(usePlayHistoryQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={page.root}>
      <Loaded answer={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <StateView kind="first-use" title={t('history.empty')} />
          ) : (
            <ListGroup>
              {list.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ListGroup>
          )
        }
      </Loaded>
    </div>
  );
};

const ChangeRow = ({ change }: { change: PlayChange }) => {
  const { t } = useTranslation('play');
  const moment = useMoment();
  return (
    <ListRow
      label={t(`history.${change.action}`)}
      detail={<What change={change} />}
      end={<time dateTime={change.at}>{moment(change.at)}</time>}
    />
  );
};

/** What it was about, in words: a limit with its amount, an interval, or until when. */
const What = ({ change: { action, kind, period, amount, minutes, until } }: { change: PlayChange }) => {
  const { t } = useTranslation('play');
  const { money, count } = useFormat();
  const moment = useMoment();
  if (kind && period)
    return `${t(`kind.${kind}`)}, ${t(`period.${period}`)}: ${amount === null ? t('noLimit') : money(amount)}`;
  if (action === 'realitySet')
    return minutes === null ? t('reality.never') : t('reality.minutes', { minutes: count(minutes) });
  return until === null ? t('break.length.forGood') : t('pause.until', { at: moment(until) });
};
