import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useTexts } from '../i18n/use-texts.ts';

/** Second factor that an operator enters as text: a code of an authenticator app, or a recovery code. */
export interface CodeProof {
  readonly kind: 'totp' | 'recovery';
  readonly code: string;
}

interface CodeFieldsProps {
  readonly value: CodeProof;
  readonly onChange: (value: CodeProof) => void;
}

/** Lets the operator choose the kind of code (authenticator app or recovery code) and enter the code. */
export const CodeFields = ({ value, onChange }: CodeFieldsProps) => {
  const t = useTexts('shell');
  const isTotp = value.kind === 'totp';
  return (
    <>
      <SegmentedControl
        label={t('login.kind')}
        value={value.kind}
        onSelect={(kind) => onChange({ kind: kind as CodeProof['kind'], code: '' })}
        segments={[
          { id: 'totp', label: t('login.totp') },
          { id: 'recovery', label: t('login.recovery') },
        ]}
      />
      <TextField
        key={value.kind}
        label={isTotp ? t('login.totpCode') : t('login.recoveryCode')}
        value={value.code}
        required
        dir="ltr"
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        onChange={(event) => onChange({ ...value, code: event.currentTarget.value })}
      />
    </>
  );
};
