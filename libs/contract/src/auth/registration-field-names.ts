/** The eighteen fields of a registration, in the order of the form. */
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

/** Environment of the page: browser, native app, installed PWA, or home-screen profile. */
export const registerMethods = ['H5', 'APP', 'PWA', 'WEBCLIP'] as const;
export type RegisterMethod = (typeof registerMethods)[number];
