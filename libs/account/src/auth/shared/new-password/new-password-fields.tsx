import { TextField } from '@livery/ui/text-field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldsProps<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly password: FieldPath<Fields>;
  /**
   * Name of the form field in which the member repeats the password. If undefined, the password is entered only once.
   */
  readonly confirm?: FieldPath<Fields>;
}

/** Field for a new password with a strength meter, and an optional field that repeats the password. */
export const NewPasswordFields = <Fields extends FieldValues>({
  form: { register, watch, formState },
  password,
  confirm,
}: NewPasswordFieldsProps<Fields>) => {
  const { t } = useTranslation('recover');
  const getFieldError = (name: FieldPath<Fields>) => formState.errors[name]?.message as string | undefined;
  return (
    <>
      <TextField
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        maxLength={64}
        revealLabel={t('password.show')}
        error={getFieldError(password)}
        {...register(password)}
      />
      <PasswordMeter password={String(watch(password) ?? '')} />
      {confirm && (
        <TextField
          label={t('password.confirm')}
          type="password"
          autoComplete="new-password"
          maxLength={64}
          revealLabel={t('password.show')}
          error={getFieldError(confirm)}
          {...register(confirm)}
        />
      )}
    </>
  );
};
