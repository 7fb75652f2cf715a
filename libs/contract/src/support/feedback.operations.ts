import { operation } from '../operation.ts';
import type * as schemas from './feedback.schemas.ts';

/**
 * Upload path of an image: `PUT` with the bytes as body and the purpose in the query. The envelope's value is an
 * `Upload`.
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
