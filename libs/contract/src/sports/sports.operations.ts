import { operation } from '../operation.ts';
import type * as schemas from './sports.schemas.ts';

export type { HotMatch } from './sports.schemas.ts';

export const hotMatches = operation<typeof schemas.hotMatches>()({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotMatches',
  access: 'guest',
  summary: 'List the next matches, earliest first',
});
