// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { emptyFields } from '../register-fields.ts';
import { clearRegistrationDraft, loadRegistrationDraft, saveRegistrationDraft } from './registration-draft.ts';

const key = 'livery.registrationDraft';
const fields = {
  ...emptyFields,
  username: 'newcomer',
  email: 'new@example.com',
  password: 'Violet-77',
  confirmPassword: 'Violet-77',
  paymentPassword: '135790',
  verificationCode: '123456',
  idNumber: 'A1234567',
  captcha: '2468',
};

beforeEach(() => sessionStorage.clear());

test('returns the entries without passwords, codes and the identity number', () => {
  saveRegistrationDraft('mobile', fields);
  expect(loadRegistrationDraft()).toEqual({
    mode: 'mobile',
    fields: { ...emptyFields, username: 'newcomer', email: 'new@example.com' },
  });
  expect(sessionStorage.getItem(key)).not.toMatch(/Violet|135790|123456|A1234567|2468/);
});

test('forgets the entries after half an hour and after the registration', () => {
  saveRegistrationDraft('username', fields, 0);
  expect(loadRegistrationDraft(30 * 60_000)?.fields.username).toBe('newcomer');
  expect(loadRegistrationDraft(30 * 60_000 + 1)).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
  saveRegistrationDraft('username', fields, 0);
  clearRegistrationDraft();
  expect(loadRegistrationDraft(0)).toBeUndefined();
});

test.each(['x', '[]', '{}', '{"fields":{"username":7},"at":1}', 'null'])('ignores the damaged entry %s', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(loadRegistrationDraft(1)).toBeUndefined();
});
