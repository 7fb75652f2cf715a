import * as operations from '@livery/contract/content';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { Announcement } from '@livery/contract/content';

export const { useListAnnouncementsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query<
      ValueOf<typeof operations.listAnnouncements>,
      RequestOf<typeof operations.listAnnouncements>
    >({
      query: call(operations.listAnnouncements),
      providesTags: ['Texts'],
    }),
  }),
});
