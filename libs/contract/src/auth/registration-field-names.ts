/** Names of the eighteen possible fields of the registration form, in the order of the form. */
export const registerFieldNames = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'email',
  'nickname',
  'payeeName',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];

/**
 * Environment in which the registration page runs: browser (`H5`), native app, installed PWA, or iOS home-screen
 * profile (`WEBCLIP`).
 */
export const registerMethods = ['H5', 'APP', 'PWA', 'WEBCLIP'] as const;
export type RegisterMethod = (typeof registerMethods)[number];
