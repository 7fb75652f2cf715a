import { useCustomerSecurityQuestionsQuery, useSecurityQuestionsQuery } from '@livery/api/security';
import { useAnswer } from '@livery/kit/use-answer';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Loaded } from '@livery/ui/loaded';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { useMoment } from '../parts/use-moment.ts';
import { QuestionsForm } from './questions-form.tsx';

/** The questions that were answered, and the form that answers them anew. What was answered is never shown. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'account', 'errors', 'shell']);
  const moment = useMoment();
  const own = useAnswer(useCustomerSecurityQuestionsQuery());
  const questions = useAnswer(useSecurityQuestionsQuery());
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('questions.lead')}</p>
      <Loaded answer={own}>
        {({ list, setAt }) => (
          <>
            {setAt !== null && (
              <ListGroup heading={t('questions.own')}>
                {list.map(({ questionId, question }) => (
                  <ListRow key={questionId} label={question} />
                ))}
                <ListRow label={t('questions.setAt')} end={moment(setAt)} />
              </ListGroup>
            )}
            {/* One after the other: a lost network is said once. */}
            <Loaded answer={questions}>{({ list: all }) => <QuestionsForm questions={all} />}</Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
};
