import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { browserSupportsWebAuthn, WebAuthnAbortService } from '@simplewebauthn/browser';
import { type FormEvent, useRef, useState } from 'react';
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
  const [pending, setPending] = useState<'passkey' | 'code'>();
  const [problem, setProblem] = useState<string>();
  const attempts = useRef(0);
  /**
   * Waits for a proof. `prove` resolves to false if the operator has cancelled the passkey of the browser. A code replaces
   * a passkey that the browser still waits for.
   */
  const run = async (kind: 'passkey' | 'code', prove: () => Promise<boolean>): Promise<void> => {
    if (pending === 'code' || pending === kind) return;
    attempts.current += 1;
    const attempt = attempts.current;
    if (pending === 'passkey') WebAuthnAbortService.cancelCeremony();
    setPending(kind);
    setProblem(undefined);
    const result = await prove().catch((error: unknown) => explain(error));
    if (attempt !== attempts.current) return;
    if (result === true) return endStepUp(true);
    setProblem(result === false ? t('stepUp.passkeyCancelled') : result);
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
    return run('code', async () => {
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
          <Button type="submit" isPending={pending === 'code'}>
            {t('stepUp.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
