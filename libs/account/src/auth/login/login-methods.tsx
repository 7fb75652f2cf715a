import { useTranslation } from 'react-i18next';
import styles from './login-methods.module.css';

export type LoginMethod = 'username' | 'mobile';

interface LoginMethodsProps {
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  readonly onSelect: (method: LoginMethod) => void;
}

export const LoginMethods = ({ methods, method, onSelect }: LoginMethodsProps) => {
  const { t } = useTranslation(['account', 'recover']);
  const handleKey = (key: string) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = methods[(methods.indexOf(method) + 1) % methods.length] ?? method;
    onSelect(next);
    document.getElementById(`login-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('login.title')} className={styles.root}>
      {methods.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`login-tab-${each}`}
          aria-selected={each === method}
          aria-controls="login-panel"
          tabIndex={each === method ? 0 : -1}
          className={styles.method}
          onClick={() => onSelect(each)}
          onKeyDown={(event) => handleKey(event.key)}
        >
          {t(each === 'username' ? 'login.username' : 'recover:number.label')}
        </button>
      ))}
    </div>
  );
};
