import { ClientError, ErrorCode } from '@livery/contract/errors';

/** What an answer that is no envelope means, by its status. */
export const errorCodeFromStatus = (status: number): string => {
  if (status === 401) return ErrorCode.NotLoggedIn;
  if (status === 429) return ErrorCode.TooManyRequests;
  if (status >= 500) return ErrorCode.SystemBusy;
  return ClientError.MalformedResponse;
};
