import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeFields, type CodeProof } from '../code-fields.tsx';
import { getPasskeyProof } from '../passkey-ceremony.ts';
import { useLazyStepUpChallengeQuery, useStepUpByCodeMutation, useStepUpByPasskeyMutation } from '../session.api.ts';
import styles from '../session.module.css';
import { endStepUp } from '../../api/step-up-requests.ts';

/**
 * Dialog in which the operator proves their identity again, with a passkey or a code. The gateway requires this proof
 * before an important change.
 */
export const StepUpDialog = () => {
  const t = useTexts('shell');
  const act = useAct();
  const [getChallenge, challenge] = useLazyStepUpChallengeQuery();
  const [proveByPasskey, passkey] = useStepUpByPasskeyMutation();
  const [proveByCode, code] = useStepUpByCodeMutation();
  const [proof, setProof] = useState<CodeProof>({ kind: 'totp', code: '' });
  const handlePasskey = async () => {
    const options = await act(getChallenge());
    const given = options && (await act(getPasskeyProof(options)));
    if (given && (await act(proveByPasskey(given)))) endStepUp(true);
  };
  const handleCode = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(proveByCode(proof))) endStepUp(true);
  };
  return (
    <Dialog isOpen isDecision onOpenChange={(isOpen) => !isOpen && endStepUp(false)} title={t('stepUp.title')}>
      <form className={styles.form} onSubmit={(event) => void handleCode(event)}>
        <p>{t('stepUp.detail')}</p>
        {browserSupportsWebAuthn() && (
          <Button
            tone="accent"
            isWide
            isPending={challenge.isFetching || passkey.isLoading}
            onClick={() => void handlePasskey()}
          >
            {t('stepUp.passkey')}
          </Button>
        )}
        <CodeFields value={proof} onChange={setProof} />
        <div className={styles.actions}>
          <Button onClick={() => endStepUp(false)}>{t('action.cancel')}</Button>
          <Button type="submit" isPending={code.isLoading}>
            {t('stepUp.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
