import * as operations from '@livery/contract/announcements';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { Announcement } from '@livery/contract/announcements';

export const { useListAnnouncementsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query<
      ResponseValue<typeof operations.listAnnouncements>,
      RequestBody<typeof operations.listAnnouncements>
    >({
      query: operationQuery(operations.listAnnouncements),
      providesTags: ['Texts'],
    }),
  }),
});
