import { ErrorCode } from '@livery/contract/errors';

/** The HTTP status beside each error of the wire. A 401 always means that there is no session. */
export const errorStatus = {
  [ErrorCode.NotLoggedIn]: 401,
  [ErrorCode.LoggedOutElsewhere]: 401,
  [ErrorCode.LoginFailed]: 400,
  [ErrorCode.LoginLocked]: 429,
  [ErrorCode.CaptchaRequired]: 400,
  [ErrorCode.CaptchaWrong]: 400,
  [ErrorCode.FeatureOff]: 403,
  [ErrorCode.TrialRejected]: 403,
  [ErrorCode.BadRequest]: 400,
  [ErrorCode.BadEncryption]: 400,
  [ErrorCode.NotFound]: 404,
  [ErrorCode.TooManyRequests]: 429,
  [ErrorCode.IdempotencyConflict]: 409,
  [ErrorCode.GameUnavailable]: 404,
  [ErrorCode.Maintenance]: 503,
  [ErrorCode.RegionRestricted]: 451,
  [ErrorCode.SystemBusy]: 503,
  [ErrorCode.InsufficientBalance]: 402,
  [ErrorCode.TransactionConflict]: 409,
  [ErrorCode.BetRolledBack]: 409,
  [ErrorCode.ProviderSessionExpired]: 403,
  [ErrorCode.SignatureInvalid]: 403,
} as const satisfies Record<ErrorCode, number>;
