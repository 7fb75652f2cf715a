import { operation } from '../operation.ts';
import type * as schemas from './social-login.schemas.ts';

export const startSocialLogin = operation<typeof schemas.startSocialLogin>()({
  name: 'startSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'guest',
  summary: 'Start a log-in at an identity provider (OpenID Connect, code with PKCE)',
});
