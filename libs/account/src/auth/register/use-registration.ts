import type { ApiError } from '@livery/api/client/api-error';
import type { RegisterSettings } from '@livery/api/auth/registration';
import { registerFailure } from '@livery/contract/auth/registration/schemas';
import { registerFieldNames, type RegisterMode } from '@livery/contract/auth/registration';
import { ErrorCode } from '@livery/contract/errors';
import type { Flags } from '@livery/merchant/flags';
import { showToast } from '@livery/ui/toast-queue';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import type { FieldErrors, FieldPath, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { clearBeforeReload, useBotCheck } from '../bot-check/use-bot-check.ts';
import { setPendingIdentity, getPendingIdentity } from '../social/oauth-state.ts';
import { type RegisterFields, getVisibleRules } from './register-fields.ts';
import { getRegisterSteps, type RegisterStep } from './steps/register-steps.ts';
import { clearRegistrationDraft, saveRegistrationDraft } from './steps/registration-draft.ts';
import { useStepNavigation } from './steps/use-step-navigation.ts';
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
  /**
   * Called after the form is mounted, with a function that returns the current values of the form. The registration
   * page uses the function to pass the values to the form of another registration mode.
   */
  readonly onReady: (read: () => RegisterFields) => void;
  readonly flags: Flags;
  /** Index of the visible step. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

const successMs = 1500;
/**
 * Milliseconds after a change of the step during which the form ignores a submit, because it is the second tap of a
 * double tap.
 */
const doubleTapMs = 400;

/**
 * Returns the name of the form field to which an error of the gateway belongs. Undefined if the error belongs to no
 * field.
 */
const getRejectedField = ({ code, value }: ApiError): FieldPath<RegisterFields> | undefined => {
  if (code === ErrorCode.CaptchaWrong || code === ErrorCode.CaptchaRequired) return 'captcha';
  const named = z.safeParse(registerFailure, value).data?.field;
  return registerFieldNames.find((name) => name === named);
};

interface RegistrationFormOptions extends Pick<UseRegistrationOptions, 'settings' | 'initialFields'> {
  readonly steps: readonly RegisterStep[];
  readonly step: number;
  /**
   * E-mail address that a social provider (Google, Facebook) has sent. It is the initial value of the e-mail field.
   * Undefined if the visitor does not register after a social login. Empty if the provider has sent no address.
   */
  readonly email: string | undefined;
  /** True when the form has a field for the digits of a captcha image. */
  readonly hasImage: boolean;
}

const useRegistrationForm = ({ settings, steps, step, initialFields, email, hasImage }: RegistrationFormOptions) => {
  const { t, i18n } = useTranslation(['register', 'recover', 'account']);
  const isLastStep = step === steps.length - 1;
  // The fields of the next steps are not validated, because the visitor has not seen them yet.
  const rules = steps.slice(0, step + 1).flatMap((each) => each.rules);
  return useRuleForm<RegisterFields>({
    defaultValues: { ...initialFields, email: initialFields.email || (email ?? '') },
    revalidateKey: `${i18n.language} ${settings.fields[0]?.message}`,
    shouldFocusError: false,
    check: (fields) =>
      validateRegistration(t, fields, {
        rules,
        isLastStep,
        hasCaptcha: hasImage,
        minimumAge: settings.minimumAge,
      }),
  });
};

/**
 * Validates the entered affiliate code (code of a partner who has referred the visitor) at the gateway. Returns false
 * if the gateway rejects the code. Sends no request and returns true for an empty code, or if the gateway has
 * confirmed the code in the URL.
 */
const isAffiliateAccepted = async (affiliate: ReturnType<typeof useAffiliate>, code: string): Promise<boolean> =>
  affiliate.isValid || code === '' || affiliate.check(code);

/** Returns the name of the first invalid field in the order of the form. Undefined if all fields are valid. */
const findFirstInvalid = (steps: readonly RegisterStep[], errors: FieldErrors<RegisterFields>) =>
  [...steps.flatMap(({ rules }) => rules.map(({ name }) => name)), 'captcha' as const, 'age' as const].find(
    (name) => errors[name],
  );

/**
 * Stores the values of the form after each change, so that a reload of the page does not delete them. Does not store
 * the affiliate code of the URL, because the visitor has not entered it.
 */
const useStoredEntries = (
  mode: RegisterMode,
  watch: UseFormReturn<RegisterFields>['watch'],
  codeOfUrl: string,
): void => {
  useEffect(() => {
    const subscription = watch((fields) =>
      saveRegistrationDraft(mode, fields.affiliateCode === codeOfUrl ? { ...fields, affiliateCode: '' } : fields),
    );
    return () => subscription.unsubscribe();
  }, [mode, watch, codeOfUrl]);
};

interface StepSubmitOptions extends Pick<UseRegistrationOptions, 'step' | 'onStep'> {
  readonly ruleForm: UseFormReturn<RegisterFields>;
  readonly steps: readonly RegisterStep[];
  readonly showField: (name: FieldPath<RegisterFields>) => void;
  readonly send: (fields: RegisterFields) => Promise<void>;
}

/** Submits the visible step: validates it, and shows the next step or sends the registration. */
const useStepSubmit = ({ ruleForm, steps, step, onStep, showField, send }: StepSubmitOptions) => {
  const isLastStep = step === steps.length - 1;
  const nextStepAt = useRef(-Infinity);
  const showNextStep = async (): Promise<void> => {
    nextStepAt.current = performance.now();
    // Removes the errors of the fields that become visible now, because the visitor has not filled them in yet. These
    // fields get errors only when the visitor submits their step.
    ruleForm.reset(undefined, { keepValues: true, keepDefaultValues: true });
    onStep(step + 1);
  };
  const showFirstError = (errors: FieldErrors<RegisterFields>): void => {
    const name = findFirstInvalid(steps, errors);
    if (name !== undefined) showField(name);
  };
  return {
    isLastStep,
    submit: async (event: BaseSyntheticEvent): Promise<void> => {
      event.preventDefault();
      // The second tap of a double tap must not submit the step that the visitor has not seen yet.
      if (performance.now() - nextStepAt.current < doubleTapMs) return;
      await ruleForm.handleSubmit(isLastStep ? send : showNextStep, showFirstError)(event);
    },
  };
};

/** Returns the selected dialling code, or that of the brand's default country. */
const getFormDialingCode = (
  getValues: UseFormReturn<RegisterFields>['getValues'],
  { countries }: RegisterSettings,
): string => getValues('countryDialingCode') || (countries[0]?.dialingCode ?? '');

/** State and actions of the registration form: steps, visible fields, validation, SMS code, captcha and submit. */
export const useRegistration = (options: UseRegistrationOptions) => {
  const { settings, mode, affiliate, initialFields, onReady, flags, step, onStep } = options;
  const { t } = useTranslation(['register', 'recover', 'account', 'errors']);
  const rules = getVisibleRules(settings, mode, flags);
  const steps = getRegisterSteps(rules);
  const has = (name: string): boolean => rules.some((rule) => rule.name === name);
  const identity = getPendingIdentity();
  // A visitor can come from a social login. The identity provider then does not verify the mobile number, so the
  // gateway sends and verifies the SMS code, whatever `settings.smsBy` contains.
  const code = useSmsCode(identity ? 'gateway' : settings.smsBy);
  const botCheck = useBotCheck(settings.captcha);
  const { state, register } = useRegister();
  const ruleForm = useRegistrationForm({
    settings,
    steps,
    step,
    initialFields,
    email: identity?.email,
    hasImage: botCheck.needsImage,
  });
  const { getValues, setValue, setError, setFocus, resetField, trigger, watch } = ruleForm;
  const check = clearBeforeReload(botCheck, () => resetField('captcha'));
  const { heading, showField } = useStepNavigation<FieldPath<RegisterFields>>({ steps, step, onStep, setFocus });
  useStoredEntries(mode, watch, affiliate.code);

  useEffect(() => onReady(getValues), [onReady, getValues]);
  useEffect(() => {
    if (affiliate.code) setValue('affiliateCode', affiliate.code);
  }, [affiliate.code, setValue]);

  const getDialingCode = () => getFormDialingCode(getValues, settings);
  const sendCode = async () => {
    if (await trigger('mobileNum', { shouldFocus: true }))
      await code.send(toAsciiDigits(getValues('mobileNum')), getDialingCode());
  };

  const showFieldError = (field: FieldPath<RegisterFields>, message: string) => {
    setError(field, { type: 'refused', message });
    showField(field);
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
      dialingCode: getDialingCode(),
      solved,
    });
    const failure = await register(mode, { ...request, ...vouched });
    if (failure === null) {
      setPendingIdentity(null);
      clearRegistrationDraft();
      showToast({ kind: 'success', text: t('done'), duration: successMs });
      return;
    }
    if (failure && settings.captcha) check.renew();
    const field = failure && getRejectedField(failure);
    if (field) showFieldError(field, t([`errors:${failure.code}`, 'errors:unknown']));
  };

  const { isLastStep, submit } = useStepSubmit({ ruleForm, steps, step, onStep, showField, send });

  return {
    ruleForm,
    steps,
    heading,
    isLastStep,
    code,
    check,
    state,
    sendCode,
    submit,
  };
};
