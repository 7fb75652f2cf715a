/** Every table, as drizzle-kit and the database handle take them. */
export * from './catalogue.tables.ts';
export * from './content.tables.ts';
export * from './ledger.tables.ts';
export * from './members.tables.ts';
export * from './merchants.tables.ts';
export * from './play.tables.ts';
