import { operation } from '../operation.ts';
import type * as schemas from './profile.schemas.ts';

export const memberIcon = operation<typeof schemas.memberIcon>()({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'Get the portrait and the available portraits',
});

export const setMemberIcon = operation<typeof schemas.setMemberIcon>()({
  name: 'setMemberIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  form: true,
  summary: 'Set the portrait',
});

export const memberProfile = operation<typeof schemas.memberProfile>()({
  name: 'memberProfile',
  method: 'GET',
  path: '/wps/member/info/profile',
  access: 'member',
  summary: 'Get the profile',
});

export const setNickname = operation<typeof schemas.setNickname>()({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'member',
  summary: 'Set the nickname',
});

export const setPayeeName = operation<typeof schemas.setPayeeName>()({
  name: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'member',
  stepUp: 'any',
  summary: 'Set the payee name, which can be set only once',
});

export const setEmail = operation<typeof schemas.setEmail>()({
  name: 'setEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'member',
  encrypted: true,
  stepUp: 'any',
  summary: 'Set the e-mail address',
});

export const sendEmailLink = operation<typeof schemas.sendEmailLink>()({
  name: 'sendEmailLink',
  method: 'POST',
  path: '/wps/member/info/email/link',
  access: 'member',
  summary: 'Send the verification link for the e-mail address again; at most one a minute and three an hour',
});

export const verifyEmail = operation<typeof schemas.verifyEmail>()({
  name: 'verifyEmail',
  method: 'POST',
  path: '/wps/member/info/email/verify',
  access: 'guest',
  summary: 'Verify the e-mail address with the link of the mail',
});
