import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * All error codes in section 8 of the two specifications (see docs/requirements). Each value is the key of the
 * message that the app shows. Some messages are less precise than the specification. For example, they do not reveal
 * if a user exists, so that nobody can guess user names.
 */
const errorCatalogue = {
  'Invalid invitation code': 'errors:register.affiliate.invalid',
  'Referrer link error': 'errors:register.affiliate.invalid',
  'Not logged in, please login first': 'errors:login.not.session',
  'The account has been logged out, please log in again': 'errors:login.session.replaced',
  'Verification code error': 'errors:verification.code.wrong',
  'Captcha empty': 'errors:captcha.required',
  'No permission or feature temporarily unavailable': 'errors:function.not.available',
  'User does not exist or is disabled': 'errors:login.failed',
  'Username already exists': 'errors:register.username.taken',
  'Account, password and email format incorrect': 'errors:register.field.invalid',
  'Name and mobile number not valid': 'errors:register.field.invalid',
  'The new password and the old password cannot be the same': 'errors:modify.new.old.same',
  'Unknown error': 'errors:unknown',
  'Request url empty': 'errors:request.not.found',
  'System upgrading, try again later': 'errors:system.busy',
  'IP or location blocked': 'errors:system.region',
  Maintenance: 'errors:system.maintenance',
  'Slow connection': 'errors:client.timeout',
  'No internet': 'errors:client.offline',
  'Non-agents cannot log in': 'errors:function.not.available',
  'Please login an actual account to use this function': 'shell:trial.refused',
  free_reject: 'errors:free.reject',
  contact_service: 'shell:referral.contactService',
  'Please use Safari for download App': 'home:download.useSafari',
} as const;

type Tree = { readonly [key: string]: string | Tree };

const locales = new URL('../../locales/', import.meta.url);
const languages = readdirSync(locales);

const findText = (language: string, key: string): unknown => {
  const [namespace = '', path = ''] = key.split(':');
  let branch: string | Tree | undefined = JSON.parse(
    readFileSync(new URL(`${language}/${namespace}.json`, locales), 'utf8'),
  ) as Tree;
  for (const step of path.split('.')) branch = typeof branch === 'object' ? branch[step] : undefined;
  return branch;
};

describe.each(Object.entries(errorCatalogue))('"%s"', (_, key) => {
  test.each(languages)('has a message in %s', (language) => {
    const text = findText(language, key);
    expect(text).toBeTypeOf('string');
    expect(String(text).length).toBeGreaterThan(3);
    expect(text === findText('EN', key)).toBe(language === 'EN');
  });
});
