import { operation } from '../operation.ts';
import type * as schemas from './recovery.schemas.ts';

export const forgotPasswordByEmail = operation<typeof schemas.forgotPasswordByEmail>()({
  name: 'forgotPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'guest',
  form: true,
  summary: 'Send a password reset link to the e-mail address of a member',
});

export const setPasswordBySms = operation<typeof schemas.setPasswordBySms>()({
  name: 'setPasswordBySms',
  method: 'POST',
  path: '/wps/member/password/sms',
  access: 'guest',
  summary: 'Set a new password with the code that was sent to the mobile number',
});

export const setPasswordByEmail = operation<typeof schemas.setPasswordByEmail>()({
  name: 'setPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'guest',
  summary: 'Set a new password with the reset link of the mail',
});

export const changePassword = operation<typeof schemas.changePassword>()({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  stepUp: 'inRequest',
  summary: 'Change the password and end all other sessions',
});
