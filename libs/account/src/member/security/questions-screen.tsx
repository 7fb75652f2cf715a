import { useCustomerSecurityQuestionsQuery, useSecurityQuestionsQuery } from '@livery/api/auth/security';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useDateTime } from '../../shared/use-date-time.ts';
import { QuestionsForm } from './questions-form.tsx';

/** Page with the member's security questions and a form that replaces them. The page never shows an answer. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'account', 'errors', 'shell']);
  const dateTime = useDateTime();
  const myQuestions = useQueryState(useCustomerSecurityQuestionsQuery());
  const questions = useQueryState(useSecurityQuestionsQuery());
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('questions.lead')}</p>
      <AsyncContent state={myQuestions}>
        {({ list, setAt }) => (
          <>
            {setAt !== null && (
              <ListGroup heading={t('questions.own')}>
                {list.map(({ questionId, question }) => (
                  <ListRow key={questionId} label={question} />
                ))}
                <ListRow label={t('questions.setAt')} end={dateTime(setAt)} />
              </ListGroup>
            )}
            {/*
             * The form is rendered only if the query of the member's own questions (above) has succeeded. If both
             * queries fail, the screen therefore shows one error and not two.
             */}
            <AsyncContent state={questions}>{({ list: all }) => <QuestionsForm questions={all} />}</AsyncContent>
          </>
        )}
      </AsyncContent>
    </div>
  );
};
