import type { ApiError } from '@livery/api/client/api-error';
import type { RegisterRequest, RegisterSettings } from '@livery/api/auth/registration';
import { registerFailure } from '@livery/contract/auth/registration/schemas';
import { registerFieldNames, type RegisterMode } from '@livery/contract/auth/registration';
import { ErrorCode } from '@livery/contract/errors';
import type { Flags } from '@livery/merchant/flags';
import { showToast } from '@livery/ui/toast-queue';
import { type BaseSyntheticEvent, useEffect } from 'react';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { setPendingIdentity, getPendingIdentity } from '../social/oauth-state.ts';
import { type RegisterFields, getVisibleRules } from './register-fields.ts';
import { getRegisterMethod } from './register-method.ts';
import { validateRegistration } from './validate-registration.ts';
import type { useAffiliate } from './use-affiliate.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useRegister } from './use-register.ts';

interface UseRegistrationOptions {
  readonly settings: RegisterSettings;
  readonly mode: RegisterMode;
  readonly affiliate: ReturnType<typeof useAffiliate>;
  readonly initialFields: RegisterFields;
  /** Receives a function that reads the current values. */
  readonly onReady: (read: () => RegisterFields) => void;
  readonly flags: Flags;
}

const successMs = 1500;

/** Field that a rejection names, or undefined. */
const getRejectedField = ({ code, value }: ApiError): FieldPath<RegisterFields> | undefined => {
  if (code === ErrorCode.CaptchaWrong || code === ErrorCode.CaptchaRequired) return 'captcha';
  const named = z.safeParse(registerFailure, value).data?.field;
  return registerFieldNames.find((name) => name === named);
};

/** State and actions of the registration form: visible rules, validation, code, captcha and submit. */
export const useRegistration = ({
  settings,
  mode,
  affiliate,
  initialFields,
  onReady,
  flags,
}: UseRegistrationOptions) => {
  const { t, i18n } = useTranslation(['register', 'recover', 'account', 'errors']);
  const rules = getVisibleRules(settings, mode, flags);
  const has = (name: string): boolean => rules.some((rule) => rule.name === name);
  const identity = getPendingIdentity();
  // With a provider's identity token, the provider does not verify the number. The gateway sends the code itself.
  const code = useSmsCode(identity ? 'gateway' : settings.smsBy);
  const captcha = useCaptcha(settings.captcha);
  const { state, register } = useRegister();
  const ruleForm = useRuleForm<RegisterFields>({
    defaultValues: { ...initialFields, email: initialFields.email || (identity?.email ?? '') },
    revalidateKey: `${i18n.language} ${settings.fields[0]?.message}`,
    shouldFocusError: false,
    check: (fields) =>
      validateRegistration(t, fields, { rules, hasCaptcha: settings.captcha, minimumAge: settings.minimumAge }),
  });
  const { getValues, setValue, setError, setFocus, resetField, trigger, handleSubmit } = ruleForm;

  useEffect(() => onReady(getValues), [onReady, getValues]);
  useEffect(() => {
    if (affiliate.code) setValue('affiliateCode', affiliate.code);
  }, [affiliate.code, setValue]);

  const dialingCode = () => getValues('countryDialingCode') || (settings.countries[0]?.dialingCode ?? '');
  const sendCode = async () => {
    if (await trigger('mobileNum', { shouldFocus: true }))
      await code.send(toAsciiDigits(getValues('mobileNum')), dialingCode());
  };
  const renewCaptcha = () => {
    resetField('captcha');
    captcha.reload();
  };

  const showFieldError = (field: FieldPath<RegisterFields>, message: string) => {
    setError(field, { type: 'refused', message });
    setFocus(field);
  };

  const passAffiliate = async ({ affiliateCode }: RegisterFields): Promise<boolean> => {
    if (
      !has('affiliateCode') ||
      affiliate.isValid ||
      affiliateCode.trim() === '' ||
      (await affiliate.check(affiliateCode.trim()))
    )
      return true;
    showToast({ kind: 'fail', text: t('errors:register.affiliate.invalid') });
    showFieldError('affiliateCode', t('errors:register.affiliate.invalid'));
    return false;
  };

  const send = async (fields: RegisterFields): Promise<void> => {
    if (!(await passAffiliate(fields))) return;
    let vouched: Awaited<ReturnType<typeof code.verify>>;
    try {
      vouched = has('verificationCode') ? await code.verify(fields.verificationCode.trim()) : undefined;
    } catch {
      return showFieldError('verificationCode', t('errors:verification.code.wrong'));
    }
    const fieldValues = Object.fromEntries(
      registerFieldNames.map((name) => [name, has(name) ? fields[name] : '']),
    ) as Record<(typeof registerFieldNames)[number], string>;
    const request: RegisterRequest = {
      ...fieldValues,
      mobileNum: toAsciiDigits(fieldValues.mobileNum).trim(),
      affiliateCode: fieldValues.affiliateCode.trim() || affiliate.code,
      countryDialingCode: dialingCode(),
      registerUrl: location.host,
      registerMethod: getRegisterMethod(),
      domain: affiliate.domain,
      type: 0,
      ageConfirmed: fields.age,
      agree: fields.agree,
      captcha: fields.captcha,
      ...(captcha.id && { captchaId: captcha.id }),
      ...(identity && { firebaseChannel: identity.provider, firebaseIdToken: identity.idToken }),
      ...vouched,
    };
    const failure = await register(mode, request);
    if (!failure) {
      setPendingIdentity(null);
      showToast({ kind: 'success', text: t('done'), duration: successMs });
      return;
    }
    if (settings.captcha) renewCaptcha();
    const field = getRejectedField(failure);
    if (field) showFieldError(field, t([`errors:${failure.code}`, 'errors:unknown']));
  };

  /** Focuses the first invalid field in the order of the form. */
  const focusFirst = (errors: FieldErrors<RegisterFields>) => {
    const first = [...rules.map(({ name }) => name), 'captcha' as const, 'age' as const].find((name) => errors[name]);
    if (first) setFocus(first);
  };

  return {
    ruleForm,
    rules,
    code,
    captcha,
    state,
    sendCode,
    renewCaptcha,
    submit: (event: BaseSyntheticEvent) => handleSubmit(send, focusFirst)(event),
  };
};
