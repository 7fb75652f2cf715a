import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchants } from '../brands.tables.ts';

export const appResourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const;

/**
 * Download links and icon of a brand's app, one row for each resource type. The type `AppDownloadIcon` is the icon. For
 * every other type, the app can show a download button.
 */
export const appResources = pgTable(
  'app_resources',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    resourceType: text('resource_type', { enum: appResourceTypes }).notNull(),
    /** Path on this gateway, or an http(s) URL. */
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.resourceType] })],
);
