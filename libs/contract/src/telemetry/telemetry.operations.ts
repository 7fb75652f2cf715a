import { operation } from '../operation.ts';
import type * as schemas from './telemetry.schemas.ts';

export const sendPageReport = operation<typeof schemas.sendPageReport>()({
  name: 'sendPageReport',
  method: 'POST',
  path: '/wps/page-reports',
  access: 'guest',
  summary: 'Report the speed and the script errors of a page',
});
