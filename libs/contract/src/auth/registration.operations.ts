import { operation } from '../operation.ts';
import type * as schemas from './registration.schemas.ts';

export type { FieldRule, Registration } from './registration.schemas.ts';
export * from './registration-fields.ts';
export * from './registration-field-names.ts';

export const registerSettings = operation<typeof schemas.registerSettings>()({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'guest',
  summary: 'Get the rules of the eighteen registration fields',
});

export const register = operation<typeof schemas.register>()({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'guest',
  encrypted: true,
  summary: 'Register a member by user name and open a session',
});

export const registerByMobile = operation<typeof schemas.registerByMobile>()({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'guest',
  encrypted: true,
  summary: 'Register a member by mobile number and open a session',
});

export const checkAffiliateCode = operation<typeof schemas.checkAffiliateCode>()({
  name: 'checkAffiliateCode',
  method: 'GET',
  path: '/wps/member/register/affiliate',
  access: 'guest',
  summary: 'Check an invitation code',
});
