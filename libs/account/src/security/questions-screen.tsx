import { useCustomerSecurityQuestionsQuery, useSecurityQuestionsQuery } from '@livery/api/security';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import page from '../parts/page.module.css';
import { useMoment } from '../parts/use-moment.ts';
import { QuestionsForm } from './questions-form.tsx';

/** The questions that were answered, and the form that answers them anew. What was answered is never shown. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'account', 'errors', 'shell']);
  const moment = useMoment();
  const own = useCustomerSecurityQuestionsQuery();
  const questions = useSecurityQuestionsQuery();
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('questions.lead')}</p>
      <Loaded query={own}>
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
            <Loaded query={questions}>{({ list: all }) => <QuestionsForm questions={all} />}</Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
};
