import { operation } from '../../operation.ts';
import type * as schemas from './comparison.schemas.ts';

export const compareReleases = operation<typeof schemas.compareReleases>()({
  name: 'compareReleases',
  method: 'GET',
  path: '/ops/brands/:brand/compare',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'Compare two releases or versions: values of the brand file, files and their sizes, routes, menus and calls',
});
