import { operation } from '../operation.ts';
import type * as schemas from './feedback.schemas.ts';

/** Where a picture is sent: `PUT` with its bytes as body; the query names the purpose. The envelope's value is an `Upload`. */
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
  summary: 'The feedback that the member sent, with its answers',
});
