import { isEnvelope } from '@livery/contract/envelope';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { memberDataPath, memberDataStepUp } from '@livery/contract/account/member';
import type { ApiError } from '../client/api-error.ts';
import { errorCodeFromStatus } from '../client/status-to-error-code.ts';
import type { ApiContext } from '../client/context.ts';

const downloadTimeoutMs = 60_000;

interface Archive {
  readonly name: string;
  readonly bytes: Blob;
}

const parseFileName = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'data.zip';

const toApiError = async (response: Response): Promise<ApiError> => {
  const json: unknown = await response.json().catch(() => undefined);
  const code = isEnvelope(json) && !json.success ? json.errorCode : errorCodeFromStatus(response.status);
  return { code, status: response.status };
};

/**
 * Downloads an archive with all stored data of the member. Never rejects: after a failure, resolves with an error. This
 * includes an interrupted download, so the result is never an incomplete archive.
 */
export const fetchMemberData = async (
  context: ApiContext,
): Promise<{ readonly data: Archive } | { readonly error: ApiError }> => {
  try {
    const headers = { Merchant: context.merchant, Authorization: context.token() ?? '' };
    const response = await fetch(context.origin + memberDataPath, {
      headers,
      signal: AbortSignal.timeout(downloadTimeoutMs),
    });
    if (!response.ok) {
      const error = await toApiError(response);
      const isProven =
        error.code === ErrorCode.StepUpRequired && (await context.onStepUpRequired?.({ stepUp: memberDataStepUp }));
      return isProven ? await fetchMemberData(context) : { error };
    }
    if (!response.headers.get('Content-Type')?.startsWith('application/zip'))
      return { error: { code: ClientError.MalformedResponse, status: response.status } };
    return { data: { name: parseFileName(response.headers.get('Content-Disposition')), bytes: await response.blob() } };
  } catch (error) {
    return {
      error: { code: (error as Error).name === 'TimeoutError' ? ClientError.TimedOut : ClientError.Offline, status: 0 },
    };
  }
};
