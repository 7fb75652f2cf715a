import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { endStepUp } from '../../api/step-up-requests.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeFields, type CodeProof } from '../code-fields.tsx';
import { getPasskeyProof } from '../passkey-ceremony.ts';
import { useLazyStepUpChallengeQuery, useStepUpByCodeMutation, useStepUpByPasskeyMutation } from '../session.api.ts';
import styles from '../session.module.css';

/**
 * Dialog in which the operator proves their identity again, with a passkey or a code. The gateway requires this proof
 * before an important change.
 */
export const StepUpDialog = () => {
  const t = useTexts('shell');
  const explain = useErrorText();
  const [getChallenge] = useLazyStepUpChallengeQuery();
  const [proveByPasskey] = useStepUpByPasskeyMutation();
  const [proveByCode] = useStepUpByCodeMutation();
  const [proof, setProof] = useState<CodeProof>({ kind: 'totp', code: '' });
  const [pending, setPending] = useState<CodeProof['kind'] | 'passkey'>();
  const [problem, setProblem] = useState<string>();
  /** Waits for a proof. `prove` resolves to false if the operator has cancelled the passkey of the browser. */
  const run = async (kind: typeof pending, prove: () => Promise<boolean>): Promise<void> => {
    if (pending) return;
    setPending(kind);
    setProblem(undefined);
    try {
      if (await prove()) return endStepUp(true);
      setProblem(t('stepUp.passkeyCancelled'));
    } catch (error) {
      setProblem(explain(error));
    }
    setPending(undefined);
  };
  const handlePasskey = () =>
    run('passkey', async () => {
      const response = await getPasskeyProof(await getChallenge().unwrap());
      if (response) await proveByPasskey(response).unwrap();
      return response !== undefined;
    });
  const handleCode = (event: FormEvent) => {
    event.preventDefault();
    return run(proof.kind, async () => {
      await proveByCode(proof).unwrap();
      return true;
    });
  };
  return (
    <Dialog isOpen isDecision onOpenChange={(isOpen) => !isOpen && endStepUp(false)} title={t('stepUp.title')}>
      <form className={styles.form} onSubmit={(event) => void handleCode(event)}>
        <p>{t('stepUp.detail')}</p>
        {browserSupportsWebAuthn() && (
          <Button tone="accent" isWide isPending={pending === 'passkey'} onClick={() => void handlePasskey()}>
            {t('stepUp.passkey')}
          </Button>
        )}
        <CodeFields value={proof} onChange={setProof} />
        {problem !== undefined && (
          <p className={styles.alert} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={() => endStepUp(false)}>{t('action.cancel')}</Button>
          <Button type="submit" isPending={pending === 'totp' || pending === 'recovery'}>
            {t('stepUp.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
