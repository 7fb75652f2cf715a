import { operation } from '../operation.ts';
import type * as schemas from './bonuses.schemas.ts';

export const giveUpBonus = operation<typeof schemas.giveUpBonus>()({
  name: 'giveUpBonus',
  method: 'POST',
  path: '/wps/relay/MCSFE_giveUpBonus',
  access: 'member',
  summary: 'Give up a bonus with its wagering requirement; a repeated request changes nothing',
});
