import { operation } from '../operation.ts';
import type * as schemas from './red-packets.schemas.ts';

export type { ActiveRedPackets, RedPacketStatus, SentRedPackets } from './red-packets.schemas.ts';

export const redPacketStatus = operation<typeof schemas.redPacketStatus>()({
  name: 'redPacketStatus',
  method: 'GET',
  path: '/wps/rain',
  access: 'member',
  summary: 'List the active red packets for the member, and those that an agent sent',
});

export const sendRedPackets = operation<typeof schemas.sendRedPackets>()({
  name: 'sendRedPackets',
  method: 'POST',
  path: '/wps/rain/send',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Send red packets to the team',
});

export const claimRedPacket = operation<typeof schemas.claimRedPacket>()({
  name: 'claimRedPacket',
  method: 'POST',
  path: '/wps/rain/catch',
  access: 'member',
  summary: 'Claim a red packet: one per rain and member; a repeated request returns the same one',
});
