import { operation } from '../operation.ts';
import type * as schemas from './site-settings.schemas.ts';

export const systemStatus = operation<typeof schemas.systemStatus>()({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'guest',
  summary: 'Get the maintenance and region state of the site',
});

export const whitelabel = operation<typeof schemas.whitelabel>()({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'guest',
  summary: 'List the flags that are on',
});
