import type { RegisterFieldName } from '@livery/contract/auth/registration';
import type { TextKey, TextValues } from '../../../core/text/gateway-texts.ts';

export interface FieldDefault {
  readonly pattern: string | null;
  readonly length: readonly [shortest: number, longest: number];
  /** Error message of the field. The placeholder `{digits}` in it is replaced by the minimum length of the rule. */
  readonly message: { readonly key: TextKey; readonly values?: TextValues };
}

const account = (name: string, pattern: string | null, length: FieldDefault['length']): FieldDefault => ({
  pattern,
  length,
  message: { key: 'fields.account', values: { name } },
});

/** Pattern of a text without markup characters and control characters such as line breaks. */
const textPattern = '[^<>\\p{Cc}]+';

const code: FieldDefault = { pattern: '\\d{6}', length: [6, 6], message: { key: 'fields.code' } };
const mobileNum: FieldDefault = { pattern: '\\d{7,15}', length: [7, 15], message: { key: 'fields.mobileNum' } };
const password: FieldDefault = {
  pattern: '(?=.*[A-Za-z])(?=.*\\d)\\S{8,64}',
  length: [8, 64],
  message: { key: 'fields.password' },
};

/** Default rules for the fields of the registration. The operator can change them. */
export const registerDefaults: Readonly<Record<RegisterFieldName, FieldDefault>> = {
  username: { pattern: '[A-Za-z][A-Za-z0-9_]{3,15}', length: [4, 16], message: { key: 'fields.username' } },
  mobileNum,
  verificationCode: code,
  password,
  confirmPassword: { pattern: null, length: [1, 64], message: { key: 'fields.password' } },
  paymentPassword: { pattern: '\\d{6}', length: [6, 6], message: { key: 'fields.paymentPassword' } },
  email: { pattern: '[^\\s@<>]+@[^\\s@<>]+\\.[A-Za-z]{2,3}', length: [6, 100], message: { key: 'fields.email' } },
  nickname: { pattern: textPattern, length: [2, 20], message: { key: 'fields.plainText' } },
  payeeName: { pattern: textPattern, length: [2, 60], message: { key: 'fields.plainText' } },
  idNumber: { pattern: '[A-Za-z0-9-]{5,30}', length: [5, 30], message: { key: 'fields.idNumber' } },
  qqNum: account('QQ', '\\d{5,12}', [5, 12]),
  facebook: account('Facebook', textPattern, [2, 100]),
  wechat: account('WeChat', '[A-Za-z][A-Za-z0-9_-]{5,19}', [6, 20]),
  line: account('LINE', '[A-Za-z0-9._@-]{2,40}', [2, 40]),
  whatsapp: account('WhatsApp', '\\+?[0-9 ]{7,20}', [7, 20]),
  zalo: account('Zalo', '\\+?[0-9]{8,15}', [8, 16]),
  recommenderId: { pattern: '[A-Za-z0-9_]{3,32}', length: [3, 32], message: { key: 'fields.username' } },
  affiliateCode: { pattern: '[A-Za-z0-9_-]{3,32}', length: [3, 32], message: { key: 'fields.affiliateCode' } },
};

/**
 * Default rules for the fields of the log-in. They are less strict than the rules of the registration, because
 * members who registered under older rules must still be able to log in.
 */
export const loginDefaults: Readonly<
  Record<'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode' | 'password', FieldDefault>
> = {
  loginUsername: { pattern: '[^\\s<>]{3,40}', length: [3, 40], message: { key: 'fields.loginUsername' } },
  loginPassword: { pattern: null, length: [6, 64], message: { key: 'fields.loginPassword' } },
  loginMobileNum: mobileNum,
  verificationCode: code,
  password,
};
