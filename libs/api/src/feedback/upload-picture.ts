import { isEnvelope } from '@livery/contract/envelope';
import { ClientError } from '@livery/contract/errors';
import { uploadsPath, type Upload, type UploadPurpose } from '@livery/contract/feedback';
import type { ApiError } from '../client/api-error.ts';
import { codeOfStatus } from '../client/code-of-status.ts';
import type { ApiContext } from '../client/context.ts';

/** A picture over a slow uplink takes a while; after this long without an answer it is given up. Milliseconds. */
const patienceMs = 60_000;

export interface Uploading {
  /** Never rejects. */
  readonly done: Promise<{ readonly data: Upload } | { readonly error: ApiError }>;
  readonly cancel: () => void;
}

interface Picture {
  readonly picture: Blob;
  readonly purpose: UploadPurpose;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const answerOf = (request: XMLHttpRequest): { data: Upload } | { error: ApiError } => {
  try {
    const json: unknown = JSON.parse(request.responseText);
    if (isEnvelope(json))
      return json.success
        ? { data: json.value as Upload }
        : { error: { code: json.errorCode, status: request.status } };
  } catch {
    // What is no JSON is told by its status.
  }
  return {
    error: {
      code: request.status < 400 ? ClientError.Malformed : codeOfStatus(request.status),
      status: request.status,
    },
  };
};

/** Sends a picture's bytes. `fetch` tells nothing of how far a body has got, so this is the older request. */
export const uploadPicture = (context: ApiContext, { picture, purpose, onProgress }: Picture): Uploading => {
  const request = new XMLHttpRequest();
  const done = new Promise<Awaited<Uploading['done']>>((resolve) => {
    const fail = (code: ClientError) => () => resolve({ error: { code, status: 0 } });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', fail(ClientError.Offline));
    request.addEventListener('abort', fail(ClientError.Offline));
    request.addEventListener('timeout', fail(ClientError.TimedOut));
  });
  request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
  request.open('PUT', `${context.origin}${uploadsPath}?purpose=${purpose}`);
  request.timeout = patienceMs;
  request.setRequestHeader('Merchant', context.merchant);
  request.setRequestHeader('Authorization', context.token() ?? '');
  request.setRequestHeader('Content-Type', picture.type);
  request.send(picture);
  return { done, cancel: () => request.abort() };
};
