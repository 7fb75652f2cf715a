import { useSetSecurityQuestionsMutation } from '@livery/api/auth/security';
import { questionCount } from '@livery/contract/auth/security-question-count';
import { Button } from '@livery/ui/button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import styles from './security-screen.module.css';

interface Question {
  readonly questionId: string;
  readonly question: string;
}

interface QuestionAnswer {
  /** Index of this question in the form. It does not change when the member selects another question. */
  readonly index: number;
  readonly questionId: string;
  readonly answer: string;
}

const shortest = 2;

/** Form with three security questions and their answers. The three questions must be different. */
export const QuestionsForm = ({ questions }: { questions: readonly Question[] }) => {
  const { t } = useTranslation(['security', 'shell']);
  const getErrorMessage = useErrorMessage();
  const createInitialAnswers = (): readonly QuestionAnswer[] =>
    questions.slice(0, questionCount).map(({ questionId }, index) => ({ index, questionId, answer: '' }));
  const [answers, setAnswers] = useState(createInitialAnswers);
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetSecurityQuestionsMutation();
  const change = (index: number, next: Partial<QuestionAnswer>) =>
    setAnswers((all) => all.map((each) => (each.index === index ? { ...each, ...next } : each)));
  const isShort = ({ answer }: QuestionAnswer) => answer.trim().length < shortest;
  const handleSubmit = async () => {
    setWasSent(true);
    if (answers.some(isShort) || saving.isLoading) return;
    const { data } = await save({
      answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    });
    if (!data) return;
    setAnswers(createInitialAnswers());
    setWasSent(false);
    showToast({ kind: 'success', text: t('questions.saved') });
  };
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      {answers.map((each) => (
        <div key={each.index} className={styles.question}>
          <QuestionChoice
            number={each.index + 1}
            value={each.questionId}
            questions={questions.filter(
              ({ questionId }) =>
                questionId === each.questionId || !answers.some((other) => other.questionId === questionId),
            )}
            onSelect={(questionId) => change(each.index, { questionId })}
          />
          <TextField
            label={t('questions.answer')}
            autoComplete="off"
            maxLength={60}
            value={each.answer}
            error={wasSent && isShort(each) ? t('questions.answerShort') : undefined}
            onChange={({ target }) => change(each.index, { answer: target.value })}
          />
        </div>
      ))}
      {saving.error && (
        <p role="alert" className={page.error}>
          {getErrorMessage(saving.error)}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={saving.isLoading}>
        {t('questions.save')}
      </Button>
    </form>
  );
};

interface QuestionChoiceProps {
  readonly number: number;
  readonly value: string;
  readonly questions: readonly Question[];
  readonly onSelect: (questionId: string) => void;
}

const QuestionChoice = ({ number, value, questions, onSelect }: QuestionChoiceProps) => {
  const { t } = useTranslation('security');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('questions.question', { number })}
      </label>
      <div className={styles.choice}>
        <select id={id} value={value} onChange={({ target }) => onSelect(target.value)}>
          {questions.map(({ questionId, question }) => (
            <option key={questionId} value={questionId}>
              {question}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </div>
  );
};
