import * as z from 'zod/mini';

export const unreadCount = { request: z.object({}), value: z.number() };

const kind = z.enum(['welcome', 'money', 'promotion', 'security', 'service', 'play']);

const summaryFields = { id: z.string(), kind, title: z.string(), sentAt: z.string(), isRead: z.boolean() };

export const messageList = {
  request: z.object({ pageNo: z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)) }),
  value: z.object({
    list: z.array(
      z.object({ ...summaryFields, /** First characters of the message text, without markup. */ excerpt: z.string() }),
    ),
    pageNum: z.number(),
    totalPages: z.number(),
    total: z.number(),
  }),
};
export type MessageSummary = z.infer<typeof messageList.value>['list'][number];

export const messageDetail = {
  request: z.object({ id: z.uuid() }),
  value: z.object({
    ...summaryFields,
    /** Untrusted HTML. Sanitise it before you display it. */
    content: z.string(),
  }),
};

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100));
const count = z.object({ unreadCount: z.number() });

export const readMessages = {
  request: z.object({ /** Ids of the messages. If absent, all messages are marked as read. */ ids: z.optional(ids) }),
  value: count,
};
export const deleteMessages = { request: z.object({ ids }), value: count };
/** Restores messages that were deleted less than a day ago. */
export const restoreMessages = { request: z.object({ ids }), value: count };
