import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';

export const Screen = () => {
  useTranslation(['feedback', 'errors', 'shell']);
  return (
    <div className={page.root}>
      <FeedbackForm />
      <FeedbackList />
    </div>
  );
};
