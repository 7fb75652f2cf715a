import { operation } from '../operation.ts';
import type * as schemas from './profile.schemas.ts';

export const memberIcon = operation<typeof schemas.memberIcon>()({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'The portrait and those to choose from',
});

export const setMemberIcon = operation<typeof schemas.setMemberIcon>()({
  name: 'setMemberIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  form: true,
  summary: 'Choose a portrait',
});

export const memberProfile = operation<typeof schemas.memberProfile>()({
  name: 'memberProfile',
  method: 'GET',
  path: '/wps/member/info/profile',
  access: 'member',
  summary: 'What the member told of themself',
});

export const setNickname = operation<typeof schemas.setNickname>()({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'member',
  summary: 'Set the name that is shown',
});

export const setPayeeName = operation<typeof schemas.setPayeeName>()({
  name: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'member',
  summary: 'Set the name that money is paid out to, once',
});

export const setEmail = operation<typeof schemas.setEmail>()({
  name: 'setEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'member',
  encrypted: true,
  summary: 'Set the e-mail address; replacing one takes the password',
});

export const sendEmailLink = operation<typeof schemas.sendEmailLink>()({
  name: 'sendEmailLink',
  method: 'POST',
  path: '/wps/member/info/email/link',
  access: 'member',
  summary: 'Mail the link anew by which the e-mail address is verified; one a minute, three an hour',
});

export const verifyEmail = operation<typeof schemas.verifyEmail>()({
  name: 'verifyEmail',
  method: 'POST',
  path: '/wps/member/info/email/verify',
  access: 'guest',
  summary: "Follow the link of the mail: the address is the member's",
});
