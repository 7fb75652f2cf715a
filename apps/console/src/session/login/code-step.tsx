import { Button } from '@livery/ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeFields, type CodeProof } from '../code-fields.tsx';
import { useCodeLoginMutation } from '../session.api.ts';
import styles from '../session.module.css';

interface CodeStepProps {
  /** Ticket from the first step of the log-in. It proves that the password was correct. */
  readonly ticket: string;
  readonly onLogin: () => void;
  readonly onBack: () => void;
}

/**
 * Second step of the log-in, after the password. The operator enters a code of an authenticator app, or a recovery
 * code.
 */
export const CodeStep = ({ ticket, onLogin, onBack }: CodeStepProps) => {
  const t = useTexts('shell');
  const explain = useErrorText();
  const [logIn, { isLoading, error }] = useCodeLoginMutation();
  const [proof, setProof] = useState<CodeProof>({ kind: 'totp', code: '' });
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus to the code field. The button that had the focus was removed together with the first step. Without
  // this, a person with a keyboard or a screen reader would begin at the top of the page.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus(), []);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await logIn({ ticket, ...proof });
    if (result.data) onLogin();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <CodeFields value={proof} onChange={setProof} />
      {error !== undefined && (
        <p className={styles.alert} role="alert">
          {explain(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('action.back')}</Button>
        <Button type="submit" tone="accent" isPending={isLoading}>
          {t('login.finish')}
        </Button>
      </div>
    </form>
  );
};
