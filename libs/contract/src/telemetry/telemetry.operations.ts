import { operation } from '../operation.ts';
import type * as schemas from './telemetry.schemas.ts';

export const sendPageReport = operation<typeof schemas.sendPageReport>()({
  name: 'sendPageReport',
  method: 'POST',
  path: '/wps/page-reports',
  access: 'guest',
  summary: 'Report the speed and the script errors of a page',
});

export const sendPageViews = operation<typeof schemas.sendPageViews>()({
  name: 'sendPageViews',
  method: 'POST',
  path: '/wps/page-views',
  access: 'guest',
  summary: 'Report which pages a visit has opened',
});
