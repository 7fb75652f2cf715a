import { isEnvelope } from '@livery/contract/envelope';
import { ClientError } from '@livery/contract/errors';
import { memberDataPath } from '@livery/contract/member';
import type { ApiError } from '../client/api-error.ts';
import { codeOfStatus } from '../client/code-of-status.ts';
import type { ApiContext } from '../client/context.ts';

/** Without an answer for so long it is given up. Milliseconds. */
const patienceMs = 60_000;

interface Archive {
  readonly name: string;
  readonly bytes: Blob;
}

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'data.zip';

const refusalOf = async (response: Response): Promise<ApiError> => {
  const json: unknown = await response.json().catch(() => undefined);
  const code = isEnvelope(json) && !json.success ? json.errorCode : codeOfStatus(response.status);
  return { code, status: response.status };
};

/** All that is kept of the member, as an archive. Never rejects: an archive that broke off on its way is an error and no shorter archive. */
export const fetchMemberData = async (
  context: ApiContext,
): Promise<{ readonly data: Archive } | { readonly error: ApiError }> => {
  try {
    const headers = { Merchant: context.merchant, Authorization: context.token() ?? '' };
    const response = await fetch(context.origin + memberDataPath, { headers, signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) return { error: await refusalOf(response) };
    if (!response.headers.get('Content-Type')?.startsWith('application/zip'))
      return { error: { code: ClientError.Malformed, status: response.status } };
    return { data: { name: nameIn(response.headers.get('Content-Disposition')), bytes: await response.blob() } };
  } catch (error) {
    return {
      error: { code: (error as Error).name === 'TimeoutError' ? ClientError.TimedOut : ClientError.Offline, status: 0 },
    };
  }
};
