import { operation } from '../operation.ts';
import type * as schemas from './rain.schemas.ts';

export type { FallingRain, RainStanding, SentRain } from './rain.schemas.ts';

export const rainStanding = operation<typeof schemas.rainStanding>()({
  name: 'rainStanding',
  method: 'GET',
  path: '/wps/rain',
  access: 'member',
  summary: 'Red envelopes that fall for the member, and those that an agent sent',
});

export const sendRain = operation<typeof schemas.sendRain>()({
  name: 'sendRain',
  method: 'POST',
  path: '/wps/rain/send',
  access: 'agent',
  idempotent: true,
  summary: 'Let money rain on the team',
});

export const catchEnvelope = operation<typeof schemas.catchEnvelope>()({
  name: 'catchEnvelope',
  method: 'POST',
  path: '/wps/rain/catch',
  access: 'member',
  summary: 'Catch an envelope: one of each rain for each member, the same again when asked again',
});
