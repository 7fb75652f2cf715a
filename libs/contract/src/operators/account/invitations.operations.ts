import { operation } from '../../operation.ts';
import type * as schemas from './invitations.schemas.ts';

export const readInvitation = operation<typeof schemas.readInvitation>()({
  name: 'readInvitation',
  method: 'POST',
  path: '/ops/invitation',
  access: 'console',
  summary: 'Get the invitation of a link',
});

export const invitationPasskeyChallenge = operation<typeof schemas.invitationPasskeyChallenge>()({
  name: 'invitationPasskeyChallenge',
  method: 'POST',
  path: '/ops/invitation/passkey',
  access: 'console',
  summary: 'Get the options for the first passkey of an invited operator',
});

export const invitationTotpSetup = operation<typeof schemas.invitationTotpSetup>()({
  name: 'invitationTotpSetup',
  method: 'POST',
  path: '/ops/invitation/totp',
  access: 'console',
  summary: 'Get a secret for the authenticator app of an invited operator',
});

export const acceptInvitation = operation<typeof schemas.acceptInvitation>()({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/ops/invitation/accept',
  access: 'console',
  summary: 'Accept an invitation with a password and a second factor, and log in',
});
