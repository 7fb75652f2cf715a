import { operation } from '../operation.ts';
import type * as schemas from './red-packets.schemas.ts';

export type { ActiveRedPackets, RedPacketStatus, SentRedPackets } from './red-packets.schemas.ts';

export const redPacketStatus = operation<typeof schemas.redPacketStatus>()({
  name: 'redPacketStatus',
  method: 'GET',
  path: '/wps/rain',
  access: 'member',
  summary: 'Red envelopes that fall for the member, and those that an agent sent',
});

export const sendRedPackets = operation<typeof schemas.sendRedPackets>()({
  name: 'sendRedPackets',
  method: 'POST',
  path: '/wps/rain/send',
  access: 'agent',
  idempotent: true,
  summary: 'Let money rain on the team',
});

export const claimRedPacket = operation<typeof schemas.claimRedPacket>()({
  name: 'claimRedPacket',
  method: 'POST',
  path: '/wps/rain/catch',
  access: 'member',
  summary: 'Catch an envelope: one of each rain for each member, the same again when asked again',
});
