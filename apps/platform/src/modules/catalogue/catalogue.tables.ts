import type { Translations } from '../../core/text/translations.ts';
import { gameCategories } from '@livery/merchant/categories';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../core/db/columns.ts';

const category = (name: string) => text(name, { enum: gameCategories });

export const vendors = pgTable('vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  names: jsonb('names').$type<Translations>().notNull().default({}),
  position: integer('position').notNull(),
});

export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    vendor: text('vendor')
      .notNull()
      .references(() => vendors.code),
    category: category('category').notNull(),
    gameCode: text('game_code').notNull(),
    roomId: text('room_id').notNull(),
    name: text('name').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    /** Subject of the generated artwork. */
    theme: text('theme').notNull(),
    colour: text('colour').notNull(),
    classify: text('classify'),
    lottoMode: text('lotto_mode'),
    minBet: minor('min_bet').notNull(),
    /** Number of pay lines, null for games without pay lines. */
    lines: integer('lines'),
    isHot: boolean('is_hot').notNull(),
    isNew: boolean('is_new').notNull(),
    /** Sort order in every list, ascending. */
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('games_by_category').on(table.category, table.position)],
);

/** Order of a merchant's categories, and of the vendors in each category. */
export const merchantVendors = pgTable(
  'merchant_vendors',
  {
    merchant: text('merchant').notNull(),
    category: category('category').notNull(),
    vendor: text('vendor')
      .notNull()
      .references(() => vendors.code),
    categoryPosition: integer('category_position').notNull(),
    position: integer('position').notNull(),
    /** Position of the vendor's own tile among the games of the category, from 0. Null means no tile. */
    tileAt: integer('tile_at'),
    /** Position of the vendor's tile among the hot games, from 0. Null means no tile. */
    hotTileAt: integer('hot_tile_at'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vendor] })],
);

/** Classes with which the games of a category can be filtered, in display order. */
export const gameClasses = pgTable(
  'game_classes',
  {
    category: category('category').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.key] })],
);
