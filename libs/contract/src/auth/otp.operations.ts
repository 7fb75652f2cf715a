import { operation } from '../operation.ts';
import type * as schemas from './otp.schemas.ts';

export const sendSmsNoLogin = operation<typeof schemas.sendSmsNoLogin>()({
  name: 'sendSmsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'guest',
  summary: 'Send a code to a mobile number, to log in or to set a new password',
});

export const sendSmsRegister = operation<typeof schemas.sendSmsRegister>()({
  name: 'sendSmsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'guest',
  summary: 'Send a code to a mobile number for registration',
});

export const verificationPatterns = operation<typeof schemas.verificationPatterns>()({
  name: 'verificationPatterns',
  method: 'GET',
  path: '/wps/verification/pattern',
  access: 'guest',
  summary: 'Get the patterns and messages of log-in and new passwords',
});
