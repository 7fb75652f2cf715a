import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import { CreatedDownline } from './created-downline.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { MaxTerms } from './terms.ts';
import { type DownlineKind, downlineKinds, useCreateDownlineForm } from './use-create-downline-form.ts';

/** Form that creates an account with an initial password for a downline (a member below the agent). */
export const CreateForm = ({ maxTerms }: { readonly maxTerms: MaxTerms }) => {
  const { t } = useTranslation(['team', 'account']);
  const { kind, setKind, username, setUsername, password, setPassword, terms, setTerms, ...form } =
    useCreateDownlineForm(maxTerms);
  const { formError, getFieldError, usernameMaxLength, createdAccount, startAnother, isPending, isOutcomeUnknown } =
    form;
  if (createdAccount !== undefined)
    return <CreatedDownline account={createdAccount} kind={kind} onAnother={startAnother} />;
  return (
    <form
      className={cards.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void form.submit();
      }}
    >
      <SegmentedControl
        label={t('team:card.type')}
        value={kind}
        onSelect={(id) => setKind(id as DownlineKind)}
        segments={downlineKinds.map((id) => ({ id, label: t(`team:kind.${id}`) }))}
      />
      <TextField
        label={t('team:open.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={usernameMaxLength}
        value={username}
        {...getFieldError('username')}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        label={t('account:login.password')}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        revealLabel={t('account:login.passwordShow')}
        value={password}
        hint={t('team:open.passwordHint')}
        {...getFieldError('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TermsFields maxTerms={maxTerms} value={terms} onChange={setTerms} />
      {formError && formError.field !== 'username' && formError.field !== 'password' && (
        <p role="alert" className={cards.error}>
          {formError.text} {isOutcomeUnknown && t('team:open.unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('team:open.submit')}
      </Button>
    </form>
  );
};
