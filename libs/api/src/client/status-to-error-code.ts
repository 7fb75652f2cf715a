import { ClientError, ErrorCode } from '@livery/contract/errors';

/** Returns the error code for a response whose body is not an `Envelope`, the JSON format of every API response. */
export const errorCodeFromStatus = (status: number): string => {
  if (status === 401) return ErrorCode.NotLoggedIn;
  if (status === 429) return ErrorCode.TooManyRequests;
  if (status >= 500) return ErrorCode.SystemBusy;
  return ClientError.MalformedResponse;
};
