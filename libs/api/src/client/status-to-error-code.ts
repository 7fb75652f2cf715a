import { ClientError, ErrorCode } from '@livery/contract/errors';

/** Returns the error code for a response that has no envelope. */
export const errorCodeFromStatus = (status: number): string => {
  if (status === 401) return ErrorCode.NotLoggedIn;
  if (status === 429) return ErrorCode.TooManyRequests;
  if (status >= 500) return ErrorCode.SystemBusy;
  return ClientError.MalformedResponse;
};
