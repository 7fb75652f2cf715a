/** The `errorCode` values of the wire. Each has a phrase in every language under `errors:<code>`. */
export const ErrorCode = {
  NotLoggedIn: 'login.not.session',
  LoggedOutElsewhere: 'login.session.replaced',
  LoginFailed: 'login.failed',
  LoginLocked: 'login.locked',
  CaptchaRequired: 'captcha.required',
  CaptchaWrong: 'captcha.wrong',
  FeatureOff: 'function.not.available',
  TrialRejected: 'free.reject',
  BadRequest: 'request.invalid',
  BadEncryption: 'request.encryption',
  NotFound: 'request.not.found',
  TooManyRequests: 'request.too.many',
  IdempotencyConflict: 'request.idempotency.conflict',
  GameUnavailable: 'game.unavailable',
  Maintenance: 'system.maintenance',
  RegionRestricted: 'system.region',
  SystemBusy: 'system.busy',
  InsufficientBalance: 'wallet.insufficient.balance',
  TransactionConflict: 'wallet.transaction.conflict',
  BetRolledBack: 'wallet.bet.rolled.back',
  ProviderSessionExpired: 'wallet.session.expired',
  SignatureInvalid: 'wallet.signature.invalid',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** Failures that the client itself names: no answer of the gateway carries them. */
export const ClientError = {
  Offline: 'client.offline',
  TimedOut: 'client.timeout',
  Malformed: 'client.malformed',
  NoKey: 'client.no.key',
} as const;
export type ClientError = (typeof ClientError)[keyof typeof ClientError];
