import { messageList } from '@livery/contract/notifications/inbox';
import { expect, it } from 'vitest';
import { createRoute } from './route.ts';

it('rejects the registration of a guard for an operation that is not idempotent, because it would never run', () => {
  const route = createRoute({} as never, {} as never);
  const register = () => route(messageList, () => expect.fail('the handler must not run'), { guard: async () => {} });
  expect(register).toThrow('its guard would never run');
});
