import type { ApiError } from '@livery/api/client/api-error';
import type { RegisterSettings } from '@livery/api/auth/registration';
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
import { clearBeforeReload, useBotCheck } from '../bot-check/use-bot-check.ts';
import { setPendingIdentity, getPendingIdentity } from '../social/oauth-state.ts';
import { type RegisterFields, getVisibleRules } from './register-fields.ts';
import { toRegisterRequest } from './to-register-request.ts';
import { validateRegistration } from './validate-registration.ts';
import type { useAffiliate } from './use-affiliate.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useRegister } from './use-register.ts';

interface UseRegistrationOptions {
  readonly settings: RegisterSettings;
  readonly mode: RegisterMode;
  readonly affiliate: ReturnType<typeof useAffiliate>;
  readonly initialFields: RegisterFields;
  /** Called with a function that returns the form's current values. */
  readonly onReady: (read: () => RegisterFields) => void;
  readonly flags: Flags;
}

const successMs = 1500;

/** Returns the form field that caused the rejection. Undefined if the error names no field. */
const getRejectedField = ({ code, value }: ApiError): FieldPath<RegisterFields> | undefined => {
  if (code === ErrorCode.CaptchaWrong || code === ErrorCode.CaptchaRequired) return 'captcha';
  const named = z.safeParse(registerFailure, value).data?.field;
  return registerFieldNames.find((name) => name === named);
};

interface RegistrationFormOptions extends Pick<UseRegistrationOptions, 'settings' | 'initialFields'> {
  readonly rules: ReturnType<typeof getVisibleRules>;
  /** E-mail address that a social provider (Google, Facebook) has sent. */
  readonly email: string | undefined;
  /** True when the form has a field for the digits of a captcha image. */
  readonly hasImage: boolean;
}

const useRegistrationForm = ({ settings, rules, initialFields, email, hasImage }: RegistrationFormOptions) => {
  const { t, i18n } = useTranslation(['register', 'recover', 'account']);
  return useRuleForm<RegisterFields>({
    defaultValues: { ...initialFields, email: initialFields.email || (email ?? '') },
    revalidateKey: `${i18n.language} ${settings.fields[0]?.message}`,
    shouldFocusError: false,
    check: (fields) =>
      validateRegistration(t, fields, { rules, hasCaptcha: hasImage, minimumAge: settings.minimumAge }),
  });
};

/**
 * Validates the entered affiliate code at the gateway. Returns true without a request for an empty code and for a code
 * that the gateway has already confirmed.
 */
const isAffiliateAccepted = async (affiliate: ReturnType<typeof useAffiliate>, code: string): Promise<boolean> =>
  affiliate.isValid || code === '' || affiliate.check(code);

/** Returns the name of the first invalid field in the order of the form. Undefined if all fields are valid. */
const findFirstInvalid = (rules: ReturnType<typeof getVisibleRules>, errors: FieldErrors<RegisterFields>) =>
  [...rules.map(({ name }) => name), 'captcha' as const, 'age' as const].find((name) => errors[name]);

const focusField = <Name>(name: Name | undefined, setFocus: (name: Name) => void): void => {
  if (name !== undefined) setFocus(name);
};

/** State and actions of the registration form: visible fields, validation, SMS code, captcha and submit. */
export const useRegistration = ({
  settings,
  mode,
  affiliate,
  initialFields,
  onReady,
  flags,
}: UseRegistrationOptions) => {
  const { t } = useTranslation(['register', 'recover', 'account', 'errors']);
  const rules = getVisibleRules(settings, mode, flags);
  const has = (name: string): boolean => rules.some((rule) => rule.name === name);
  const identity = getPendingIdentity();
  // `settings.smsBy` does not apply to a registration after a social login: the gateway then always sends the SMS code.
  // The identity provider does not verify the mobile number for such a registration.
  const code = useSmsCode(identity ? 'gateway' : settings.smsBy);
  const botCheck = useBotCheck(settings.captcha);
  const { state, register } = useRegister();
  const ruleForm = useRegistrationForm({
    settings,
    rules,
    initialFields,
    email: identity?.email,
    hasImage: botCheck.needsImage,
  });
  const { getValues, setValue, setError, setFocus, resetField, trigger, handleSubmit } = ruleForm;
  const check = clearBeforeReload(botCheck, () => resetField('captcha'));

  useEffect(() => onReady(getValues), [onReady, getValues]);
  useEffect(() => {
    if (affiliate.code) setValue('affiliateCode', affiliate.code);
  }, [affiliate.code, setValue]);

  const dialingCode = () => getValues('countryDialingCode') || (settings.countries[0]?.dialingCode ?? '');
  const sendCode = async () => {
    if (await trigger('mobileNum', { shouldFocus: true }))
      await code.send(toAsciiDigits(getValues('mobileNum')), dialingCode());
  };

  const showFieldError = (field: FieldPath<RegisterFields>, message: string) => {
    setError(field, { type: 'refused', message });
    setFocus(field);
  };

  const send = async (fields: RegisterFields): Promise<void> => {
    if (has('affiliateCode') && !(await isAffiliateAccepted(affiliate, fields.affiliateCode.trim()))) {
      showToast({ kind: 'fail', text: t('errors:register.affiliate.invalid') });
      return showFieldError('affiliateCode', t('errors:register.affiliate.invalid'));
    }
    let vouched: Awaited<ReturnType<typeof code.verify>>;
    try {
      vouched = has('verificationCode') ? await code.verify(fields.verificationCode.trim()) : undefined;
    } catch {
      return showFieldError('verificationCode', t('errors:verification.code.wrong'));
    }
    const solved = settings.captcha ? await check.solve(fields.captcha) : {};
    if (!solved) return;
    const request = toRegisterRequest({
      fields,
      has,
      affiliate,
      identity,
      dialingCode: dialingCode(),
      solved,
    });
    const failure = await register(mode, { ...request, ...vouched });
    if (!failure) {
      setPendingIdentity(null);
      showToast({ kind: 'success', text: t('done'), duration: successMs });
      return;
    }
    if (settings.captcha) check.renew();
    const field = getRejectedField(failure);
    if (field) showFieldError(field, t([`errors:${failure.code}`, 'errors:unknown']));
  };

  const focusFirst = (errors: FieldErrors<RegisterFields>) => focusField(findFirstInvalid(rules, errors), setFocus);

  return {
    ruleForm,
    rules,
    code,
    check,
    state,
    sendCode,
    submit: (event: BaseSyntheticEvent) => handleSubmit(send, focusFirst)(event),
  };
};
