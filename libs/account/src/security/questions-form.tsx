import { useSetSecurityQuestionsMutation } from '@livery/api/security';
import { questionCount } from '@livery/contract/question-count';
import { Button } from '@livery/ui/button';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { PasswordField } from '../parts/password-field.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './security-screen.module.css';

interface Question {
  readonly questionId: string;
  readonly question: string;
}

interface Answer {
  /** Its place in the form, whatever question stands there. */
  readonly place: number;
  readonly questionId: string;
  readonly answer: string;
}

const shortest = 2;

/** Three of the questions, each another, each with an answer, and the password. */
export const QuestionsForm = ({ questions }: { questions: readonly Question[] }) => {
  const { t } = useTranslation(['security', 'shell']);
  const phrase = useErrorPhrase();
  const opening = (): readonly Answer[] =>
    questions.slice(0, questionCount).map(({ questionId }, place) => ({ place, questionId, answer: '' }));
  const [answers, setAnswers] = useState(opening);
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetSecurityQuestionsMutation();
  const change = (place: number, next: Partial<Answer>) =>
    setAnswers((all) => all.map((each) => (each.place === place ? { ...each, ...next } : each)));
  const isShort = ({ answer }: Answer) => answer.trim().length < shortest;
  const handleSubmit = async () => {
    setWasSent(true);
    if (!password || answers.some(isShort) || saving.isLoading) return;
    const { data } = await save({
      password,
      answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    });
    if (!data) return;
    setAnswers(opening());
    setPassword('');
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
        <div key={each.place} className={styles.question}>
          <QuestionChoice
            number={each.place + 1}
            value={each.questionId}
            questions={questions.filter(
              ({ questionId }) =>
                questionId === each.questionId || !answers.some((other) => other.questionId === questionId),
            )}
            onSelect={(questionId) => change(each.place, { questionId })}
          />
          <TextField
            label={t('questions.answer')}
            autoComplete="off"
            maxLength={60}
            value={each.answer}
            error={wasSent && isShort(each) ? t('questions.answerShort') : undefined}
            onChange={({ target }) => change(each.place, { answer: target.value })}
          />
        </div>
      ))}
      <PasswordField value={password} isMissing={wasSent && !password} onValue={setPassword} />
      {saving.error && (
        <p role="alert" className={page.mistake}>
          {phrase(saving.error)}
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
