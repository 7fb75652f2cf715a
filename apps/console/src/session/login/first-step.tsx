import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { getPasskeyProof } from '../passkey-ceremony.ts';
import { usePasskeyChallengeMutation, usePasskeyLoginMutation, usePasswordLoginMutation } from '../session.api.ts';
import styles from '../session.module.css';

interface FirstStepProps {
  /** True if the operator returns from the second step. The first field then receives the focus. */
  readonly isReturn: boolean;
  readonly onLogin: () => void;
  /**
   * Called with a ticket, which proves that the password was correct. The operator then enters a code as the next
   * step.
   */
  readonly onTicket: (ticket: string) => void;
}

/** First step of the log-in: e-mail address and password, or a passkey. A passkey needs no second step. */
export const FirstStep = ({ isReturn, onLogin, onTicket }: FirstStepProps) => {
  const t = useTexts('shell');
  const explain = useErrorText();
  const [getChallenge, challenge] = usePasskeyChallengeMutation();
  const [logInByPasskey, passkey] = usePasskeyLoginMutation();
  const [logInByPassword, password] = usePasswordLoginMutation();
  const [problem, setProblem] = useState<string>();
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReturn) email.current?.focus();
  }, [isReturn]);

  const run = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(explain(error));
    }
  };
  const handlePasskey = () =>
    run(async () => {
      const proof = await getPasskeyProof(await getChallenge().unwrap());
      if (!proof) return setProblem(t('login.passkeyCancelled'));
      await logInByPasskey(proof).unwrap();
      onLogin();
    });
  const handlePassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void run(async () => {
      const request = { email: String(fields.get('email')), password: String(fields.get('password')) };
      onTicket((await logInByPassword(request).unwrap()).ticket);
    });
  };
  return (
    <>
      {browserSupportsWebAuthn() && (
        <>
          <Button
            tone="accent"
            isWide
            isPending={challenge.isLoading || passkey.isLoading}
            onClick={() => void handlePasskey()}
          >
            {t('login.passkey')}
          </Button>
          <p className={styles.or}>{t('login.or')}</p>
        </>
      )}
      <form className={styles.form} onSubmit={handlePassword}>
        <TextField
          ref={email}
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          required
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          revealLabel={t('action.reveal')}
          required
        />
        {problem && (
          <p className={styles.alert} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" isWide isPending={password.isLoading}>
          {t('login.next')}
        </Button>
      </form>
    </>
  );
};
