import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchants } from '../brands.tables.ts';

export const appResourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const;

/** Download links of a brand's app, and the app icon. The app offers only the types that have a row. */
export const appResources = pgTable(
  'app_resources',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    resourceType: text('resource_type', { enum: appResourceTypes }).notNull(),
    /** A path of this gateway or an http(s) URL. */
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.resourceType] })],
);
