import { ErrorCode } from '@livery/contract/errors';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearBeforeReload, useBotCheck } from '../bot-check/use-bot-check.ts';
import { getRememberedLogin } from '../remember-me/remembered-login.ts';
import { useSendCode } from '../shared/otp/use-send-code.ts';
import { normalizePhone, toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { usePatterns } from '../shared/validation/use-patterns.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { validateRequired } from '../shared/validation/validate-required.ts';
import { validateCaptcha } from './login-fields.ts';
import { useLogin } from './use-login.ts';

interface MobileFields extends Record<string, string | boolean> {
  mobileNum: string;
  countryDialingCode: string;
  code: string;
  captcha: string;
  remember: boolean;
}

const openingFields = (): MobileFields => {
  const remembered = getRememberedLogin();
  const { username = '', countryDialingCode } = remembered?.countryDialingCode === undefined ? {} : remembered;
  return {
    mobileNum: username,
    countryDialingCode: countryDialingCode ?? '',
    code: '',
    captcha: '',
    remember: remembered !== null,
  };
};

/**
 * Returns the state and the actions of the login form with a mobile number: fields, SMS code, bot check and submit.
 */
export const useMobileLoginForm = () => {
  const { t, i18n } = useTranslation(['account', 'recover']);
  const { getRule, countries } = usePatterns();
  const { state, attempt, cancel } = useLogin();
  const { send, ...codeState } = useSendCode('MOBILEVERCODELOGIN3');
  const [isCaptchaRequired, setCaptchaRequired] = useState(false);
  const botCheck = useBotCheck(isCaptchaRequired);
  const [defaultValues] = useState(openingFields);
  const form = useRuleForm<MobileFields>({
    defaultValues,
    revalidateKey: `${i18n.language} ${getRule('loginMobileNum')?.message}`,
    check: ({ mobileNum, code, captcha: typed }) => ({
      mobileNum: validateRequired(getRule('loginMobileNum'), normalizePhone(mobileNum), t('recover:number.required')),
      code: validateRequired(getRule('verificationCode'), code.trim(), t('recover:code.required')),
      captcha: botCheck.needsImage ? validateCaptcha(t, typed) : undefined,
    }),
  });
  const { handleSubmit, getValues, setValue, trigger, resetField, setFocus } = form;
  const check = clearBeforeReload(botCheck, () => resetField('captcha'));
  // The form renders before the list of countries has loaded. Before that, the select has no option for the remembered
  // country, so the country is set again when the list has loaded.
  const remembered = defaultValues.countryDialingCode;
  useEffect(() => {
    setValue(
      'countryDialingCode',
      countries.slice(1).some(({ dialingCode }) => dialingCode === remembered) ? remembered : '',
    );
  }, [countries, remembered, setValue]);
  const dialingCode = () => getValues('countryDialingCode') || (countries[0]?.dialingCode ?? '');

  const handleSend = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    await send(toAsciiDigits(getValues('mobileNum')), dialingCode());
    setFocus('code');
  };
  const handleLogin = async ({ mobileNum, code, captcha: typed, remember }: MobileFields) => {
    const solved = isCaptchaRequired ? await check.solve(typed) : {};
    if (!solved) return;
    const failure = await attempt({
      type: 'sms',
      username: toAsciiDigits(mobileNum).trim(),
      password: code.trim(),
      countryDialingCode: dialingCode(),
      remember,
      ...solved,
    });
    if (!failure) return;
    if (isCaptchaRequired) check.renew();
    if (failure.isCaptchaRequired) setCaptchaRequired(true);
    if (failure.code === ErrorCode.CodeWrong) setFocus('code', { shouldSelect: true });
  };

  return {
    form,
    state,
    countries,
    check: { ...check, isRequired: isCaptchaRequired },
    code: { ...codeState, send: handleSend },
    submit: handleSubmit(handleLogin),
    cancel,
  };
};
