import { deliverMessage, servicePaths } from '@livery/contract/services/calls';
import * as z from 'zod/mini';
import { defineControl, defineOperation, defineService } from '../base/service.ts';

type Message = z.output<typeof deliverMessage.request>;

interface SinkState {
  readonly messages: Message[];
}

/**
 * Reference implementation of a messaging service (docs/messages-protocol.md). It stores the messages but does not
 * deliver them. If the gateway sends a message twice, the service stores the message only once.
 */
export const messageSink = defineService<SinkState>({
  name: 'message-sink',
  vendor: 'MESSAGES',
  createState: () => ({ messages: [] }),
  create: ({ store }) => ({
    operations: [
      defineOperation(servicePaths.deliverMessage, deliverMessage.request, (message) =>
        store.update(({ messages }) => {
          if (!messages.some(({ id }) => id !== undefined && id === message.id)) messages.push(message);
          return {};
        }),
      ),
    ],
    controls: { readState: defineControl(z.object({}), async () => store.read()) },
  }),
});
