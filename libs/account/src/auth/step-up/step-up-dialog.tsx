import { type StepUpMethod, useStepUpOptionsQuery } from '@livery/api/auth/step-up';
import type { ResponseValue, StepUp } from '@livery/contract/operation';
import type { stepUpOptions } from '@livery/contract/auth/step-up';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { PasswordField } from '../../shared/password-field.tsx';
import { CodeField } from '../shared/otp/code-field.tsx';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { useStepUp } from './use-step-up.ts';

type Options = ResponseValue<typeof stepUpOptions>;

interface StepUpDialogProps {
  readonly level: StepUp;
  readonly onSettle: (isProven: boolean) => void;
}

/**
 * Dialog in which the member confirms the identity again before a sensitive operation, such as a change of the e-mail
 * address.
 */
export const StepUpDialog = ({ level, onSettle }: StepUpDialogProps) => {
  const { t } = useTranslation(['step-up', 'account', 'recover', 'errors', 'shell']);
  const queryState = useQueryState(useStepUpOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isOpen) => !isOpen && onSettle(false)}
      title={t('step-up:title')}
      closeLabel={t('shell:action.close')}
    >
      <AsyncContent state={queryState} rows={2}>
        {(options) => <StepUpForm level={level} options={options} onSettle={onSettle} />}
      </AsyncContent>
    </Dialog>
  );
};

/**
 * Returns the methods with which the member can confirm the identity. For the level `secondFactor`, the password is not
 * one of them, because the member has already logged in with the password (the first factor).
 */
const getMethods = ({ methods }: Options, level: StepUp): readonly StepUpMethod[] =>
  level === 'secondFactor' ? methods.filter((method) => method !== 'password') : methods;

const StepUpForm = ({ level, options, onSettle }: StepUpDialogProps & { readonly options: Options }) => {
  const { t } = useTranslation('step-up');
  const methods = getMethods(options, level);
  const [chosen, setChosen] = useState(methods[0]);
  if (!chosen) return <NoMethod onClose={() => onSettle(false)} />;
  return (
    <div className={page.form}>
      <p className={page.lead}>{t(level === 'secondFactor' ? 'secondLead' : 'lead')}</p>
      {methods.length > 1 && (
        <SegmentedControl
          label={t('way')}
          value={chosen}
          onSelect={(id) => setChosen(id as StepUpMethod)}
          segments={methods.map((id) => ({ id, label: t(`method.${id}`) }))}
        />
      )}
      <ProofForm key={chosen} method={chosen} options={options} onProven={() => onSettle(true)} />
    </div>
  );
};

interface ProofFormProps {
  readonly method: StepUpMethod;
  readonly options: Options;
  readonly onProven: () => void;
}

const ProofForm = ({ method, options, onProven }: ProofFormProps) => {
  const { t } = useTranslation('step-up');
  const { secret, setSecret, errorMessage, isRunning, submit, delivery } = useStepUp(method, onProven);
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is a portal, and React also passes its events to the component that renders the dialog. This
        // component can be inside another form. Without this call, that form would be submitted too.
        event.stopPropagation();
        void submit();
      }}
    >
      {method === 'password' && <PasswordField value={secret} isMissing={false} onValue={setSecret} />}
      {method === 'passkey' && <p className={page.lead}>{t('passkeyHint')}</p>}
      {(method === 'sms' || method === 'email') && (
        <CodeField
          hint={t('codeTo', { address: (method === 'sms' ? options.mobileNum : options.email) ?? '' })}
          seconds={delivery.seconds}
          isSending={delivery.isSending}
          onSend={() => void delivery.send()}
          onCodeReceived={setSecret}
          value={secret}
          onChange={({ target }) => setSecret(toAsciiDigits(target.value))}
        />
      )}
      {errorMessage && (
        <p role="alert" className={page.error}>
          {errorMessage}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isRunning}>
        {t('confirm')}
      </Button>
    </form>
  );
};

const NoMethod = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('step-up');
  return (
    <div className={page.form}>
      <p>{t('none')}</p>
      <Button tone="accent" isWide href={paths.security} onClick={onClose}>
        {t('securityCenter')}
      </Button>
    </div>
  );
};
