import { operation } from '../operation.ts';
import type * as schemas from './feedback.schemas.ts';

/**
 * Path of the request that uploads an image. The method is `PUT`, the body contains the bytes of the image, and the
 * query contains the purpose. The response envelope contains an `Upload`.
 */
export const uploadsPath = '/wps/uploads';
export type UploadPurpose = 'feedback' | 'identity' | 'portrait' | 'activity';

export interface Upload {
  readonly id: string;
}

export const sendFeedback = operation<typeof schemas.sendFeedback>()({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  summary: 'Send a feedback',
});

export const listFeedback = operation<typeof schemas.listFeedback>()({
  name: 'listFeedback',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  summary: "List the member's feedback with its replies",
});
