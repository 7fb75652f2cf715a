import { operation } from '../operation.ts';
import type * as schemas from './recovery.schemas.ts';

export const forgotPasswordByEmail = operation<typeof schemas.forgotPasswordByEmail>()({
  name: 'forgotPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'guest',
  form: true,
  summary: "Send a link for a new password to a member's e-mail",
});

export const setPasswordBySms = operation<typeof schemas.setPasswordBySms>()({
  name: 'setPasswordBySms',
  method: 'POST',
  path: '/wps/member/password/sms',
  access: 'guest',
  summary: 'Set a new password with the code that was sent to the number',
});

export const setPasswordByEmail = operation<typeof schemas.setPasswordByEmail>()({
  name: 'setPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'guest',
  summary: 'Set a new password with the link that was mailed',
});

export const changePassword = operation<typeof schemas.changePassword>()({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  summary: 'Change the password; every other session ends',
});
