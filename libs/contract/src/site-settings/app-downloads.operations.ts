import { operation } from '../operation.ts';
import type * as schemas from './app-downloads.schemas.ts';

export type { AppResource, VersionInfo } from './app-downloads.schemas.ts';

export const versionInfo = operation<typeof schemas.versionInfo>()({
  name: 'versionInfo',
  method: 'GET',
  path: '/wps/system/version',
  access: 'guest',
  summary: 'List the app downloads with their images',
});
