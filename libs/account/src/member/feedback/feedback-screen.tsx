import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';

/** What a member wants to say, and what was said before with its answers. */
export const Screen = () => {
  useTranslation(['feedback', 'errors', 'shell']);
  return (
    <div className={page.root}>
      <FeedbackForm />
      <FeedbackList />
    </div>
  );
};
