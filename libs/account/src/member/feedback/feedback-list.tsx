import { useListFeedbackQuery, type Feedback } from '@livery/api/support/feedback';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Badge } from '@livery/ui/badge';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../shared/use-date-time.ts';
import styles from './feedback.module.css';

/** Milliseconds between two requests of the list while a reply is pending. */
const pollIntervalMs = 8000;

/** Lists the member's feedback, newest first. Each entry shows the reply, or a notice that the reply is pending. */
export const FeedbackList = () => {
  const { t } = useTranslation('feedback');
  const waits = (list: readonly Feedback[]) => list.some(({ answer }) => answer === null);
  const first = useListFeedbackQuery();
  const queryState = useQueryState(
    useListFeedbackQuery(undefined, {
      pollingInterval: waits(first.data?.list ?? []) ? pollIntervalMs : 0,
      skipPollingIfUnfocused: true,
    }),
  );
  return (
    <AsyncContent state={queryState} rows={1}>
      {({ list }) =>
        list.length > 0 && (
          <section className={styles.sent}>
            <h2 className={styles.heading}>{t('mine')}</h2>
            {list.map((each) => (
              <Entry key={each.id} {...each} />
            ))}
          </section>
        )
      }
    </AsyncContent>
  );
};

const Entry = ({ topic, content, at, images, answer }: Feedback) => {
  const { t } = useTranslation('feedback');
  const dateTime = useDateTime();
  return (
    <article className={styles.entry}>
      <header className={styles.header}>
        <span>{t(`topic.${topic}`)}</span>
        <time dateTime={at}>{dateTime(at)}</time>
      </header>
      <p className={styles.content} dir="auto">
        {content}
      </p>
      {images > 0 && <p className={styles.images}>{t('pictures.sent', { count: images })}</p>}
      {answer === null ? (
        <Badge>{t('waiting')}</Badge>
      ) : (
        <div className={styles.reply}>
          <h3 className={styles.replyHeading}>{t('answer')}</h3>
          <p>{answer}</p>
        </div>
      )}
    </article>
  );
};
