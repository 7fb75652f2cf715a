import { operation } from '../operation.ts';
import type * as schemas from './step-up.schemas.ts';

export const stepUpOptions = operation<typeof schemas.stepUpOptions>()({
  name: 'stepUpOptions',
  method: 'GET',
  path: '/wps/session/stepUp',
  access: 'member',
  summary: 'List the ways in which the member can prove the identity for a grave act',
});

export const sendStepUpCode = operation<typeof schemas.sendStepUpCode>()({
  name: 'sendStepUpCode',
  method: 'POST',
  path: '/wps/session/stepUp/code',
  access: 'member',
  summary: 'Send a one-time code to the verified mobile number or e-mail address of the member',
});

export const stepUpPasskeyOptions = operation<typeof schemas.stepUpPasskeyOptions>()({
  name: 'stepUpPasskeyOptions',
  method: 'POST',
  path: '/wps/session/stepUp/passkey',
  access: 'member',
  summary: 'Get a challenge for a proof of identity by passkey',
});

export const stepUp = operation<typeof schemas.stepUp>()({
  name: 'stepUp',
  method: 'POST',
  path: '/wps/session/stepUp',
  access: 'member',
  encrypted: true,
  summary: 'Prove the identity of the member, so that the session may perform grave acts for five minutes',
});
