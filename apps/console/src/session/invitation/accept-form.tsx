import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { createPasskeyProof } from '../passkey-ceremony.ts';
import styles from '../session.module.css';
import { TotpSetup } from '../totp-setup.tsx';
import {
  useAcceptInvitationMutation,
  useInvitationPasskeyMutation,
  useInvitationTotpMutation,
} from './invitation.api.ts';

/**
 * Invisible field with the e-mail address of the operator. Password managers store the new password together with it.
 * Some of them ignore inputs with the type `hidden`.
 */
const Username = ({ email }: { readonly email: string }) => (
  <input
    className={styles.username}
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

interface AcceptFormProps {
  readonly token: string;
  readonly email: string;
  /** Called with the recovery codes of the new account. */
  readonly onAccepted: (codes: readonly string[]) => void;
}

type FactorKind = 'passkey' | 'totp';

/**
 * Form that accepts an invitation. The new operator sets a password and a second factor. The account can be used when
 * both are set.
 */
export const AcceptForm = ({ token, email, onAccepted }: AcceptFormProps) => {
  const t = useTexts('shell');
  const explain = useErrorText();
  const canUsePasskeys = browserSupportsWebAuthn();
  const [kind, setKind] = useState<FactorKind>(canUsePasskeys ? 'passkey' : 'totp');
  const [getChallenge, challenge] = useInvitationPasskeyMutation();
  const [getTotp, totp] = useInvitationTotpMutation();
  const [accept, accepting] = useAcceptInvitationMutation();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (kind === 'totp') void getTotp({ token });
  }, [kind, getTotp, token]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setProblem(undefined);
    const createFactor = async () => {
      if (kind === 'totp') return { kind, setup: totp.data?.setup ?? '', code: String(fields.get('code')) } as const;
      const proof = await createPasskeyProof(await getChallenge({ token }).unwrap());
      return proof && ({ kind, name: t('invitation.passkeyDefault'), ...proof } as const);
    };
    try {
      const secondFactor = await createFactor();
      if (!secondFactor) return setProblem(t('login.passkeyCancelled'));
      const { recoveryCodes } = await accept({
        token,
        password: String(fields.get('password')),
        secondFactor,
      }).unwrap();
      onAccepted(recoveryCodes);
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <Username email={email} />
      <TextField
        label={t('invitation.password')}
        hint={t('invitation.passwordHint')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        revealLabel={t('action.reveal')}
        required
      />
      {canUsePasskeys && (
        <SegmentedControl
          label={t('invitation.factor')}
          value={kind}
          onSelect={(next) => setKind(next as FactorKind)}
          segments={[
            { id: 'passkey', label: t('invitation.passkey') },
            { id: 'totp', label: t('invitation.totp') },
          ]}
        />
      )}
      <p>{kind === 'passkey' ? t('invitation.passkeyDetail') : t('invitation.totpDetail')}</p>
      {kind === 'totp' && totp.data && <TotpSetup setup={totp.data} />}
      {problem && (
        <p className={styles.alert} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={challenge.isLoading || accepting.isLoading}>
        {t('invitation.accept')}
      </Button>
    </form>
  );
};
