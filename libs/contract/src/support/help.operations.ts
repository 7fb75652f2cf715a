import { operation } from '../operation.ts';
import type * as schemas from './help.schemas.ts';

export type { HelpPage } from './help.schemas.ts';

export const helpCenter = operation<typeof schemas.helpCenter>()({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'guest',
  summary: 'List articles of the help center, or clauses of the user agreement',
});
