import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchants } from '../brands.tables.ts';

export const appResourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const;

/** Where a brand's app is had, and the picture that stands for it. A type that a brand lacks is not offered. */
export const appResources = pgTable(
  'app_resources',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    resourceType: text('resource_type', { enum: appResourceTypes }).notNull(),
    /** A path of this gateway or an http(s) address. */
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.resourceType] })],
);
