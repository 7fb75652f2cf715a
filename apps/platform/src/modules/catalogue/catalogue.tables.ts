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
    /** Subject of the generated image of the game. */
    theme: text('theme').notNull(),
    colour: text('colour').notNull(),
    classify: text('classify'),
    lottoMode: text('lotto_mode'),
    minBet: minor('min_bet').notNull(),
    /** Number of pay lines, null for games without pay lines. */
    lines: integer('lines'),
    isHot: boolean('is_hot').notNull(),
    isNew: boolean('is_new').notNull(),
    /** Sort order of the game in all lists, ascending. */
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('games_by_category').on(table.category, table.position)],
);

/**
 * Brands that offer a game, with the position of the game in the lists of each brand. A game without a row is offered
 * by all brands, at its position in the table `games`.
 */
export const gameBrands = pgTable(
  'game_brands',
  {
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    merchant: text('merchant').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.merchant] })],
);

/**
 * Vendors of a merchant by category. The rows define the order of the categories and the order of the vendors in each
 * category.
 */
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
    /**
     * Position of the vendor's tile in the list of games of this category, from 0. Null means that the list has no tile
     * for the vendor.
     */
    tileAt: integer('tile_at'),
    /**
     * Position of the vendor's tile in the list of hot games, from 0. Null means that the list has no tile for the
     * vendor.
     */
    hotTileAt: integer('hot_tile_at'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vendor] })],
);

/**
 * Classes into which the games of a category are divided, for example to filter a list. `position` is the order of
 * the classes on the screen.
 */
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
