import { isEnvelope } from '@livery/contract/envelope';
import { ClientError } from '@livery/contract/errors';
import { uploadsPath, type Upload, type UploadPurpose } from '@livery/contract/support/feedback';
import type { ApiError } from '../client/api-error.ts';
import { errorCodeFromStatus } from '../client/status-to-error-code.ts';
import type { ApiContext } from '../client/context.ts';

/**
 * Timeout of an upload, in milliseconds. It is longer than the timeout of other calls, because a slow network needs
 * more time for an image.
 */
const uploadTimeoutMs = 60_000;

export interface PendingUpload {
  /** Resolves with the uploaded image or with the error. Never rejects. */
  readonly done: Promise<{ readonly data: Upload } | { readonly error: ApiError }>;
  readonly cancel: () => void;
}

interface UploadOptions {
  readonly image: Blob;
  readonly purpose: UploadPurpose;
  /** Called during the upload. `progress` is the uploaded fraction of the image, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

const toUploadResult = (request: XMLHttpRequest): { data: Upload } | { error: ApiError } => {
  try {
    const json: unknown = JSON.parse(request.responseText);
    if (isEnvelope(json))
      return json.success
        ? { data: json.value as Upload }
        : { error: { code: json.errorCode, status: request.status } };
  } catch {
    // The response is not JSON, so the error code is derived from the HTTP status.
  }
  return {
    error: {
      code: request.status < 400 ? ClientError.MalformedResponse : errorCodeFromStatus(request.status),
      status: request.status,
    },
  };
};

/** Uploads an image. Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export const uploadImage = (context: ApiContext, { image, purpose, onProgress }: UploadOptions): PendingUpload => {
  const request = new XMLHttpRequest();
  const done = new Promise<Awaited<PendingUpload['done']>>((resolve) => {
    const fail = (code: ClientError) => () => resolve({ error: { code, status: 0 } });
    request.addEventListener('load', () => resolve(toUploadResult(request)));
    request.addEventListener('error', fail(ClientError.Offline));
    request.addEventListener('abort', fail(ClientError.Offline));
    request.addEventListener('timeout', fail(ClientError.TimedOut));
  });
  request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
  request.open('PUT', `${context.origin}${uploadsPath}?purpose=${purpose}`);
  request.timeout = uploadTimeoutMs;
  request.setRequestHeader('Merchant', context.merchant);
  request.setRequestHeader('Authorization', context.token() ?? '');
  request.setRequestHeader('Content-Type', image.type);
  request.send(image);
  return { done, cancel: () => request.abort() };
};
