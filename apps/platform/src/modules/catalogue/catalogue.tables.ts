import type { Translations } from '../../core/text/translations.ts';
import { gameCategories } from '@livery/merchant/categories';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';

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
    /** Minimum stake in minor units, in each currency that `minBets` does not list. */
    minBet: minor('min_bet').notNull(),
    /** Minimum stake in minor units, by currency. */
    minBets: jsonb('min_bets').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Number of pay lines, null for games without pay lines. */
    lines: integer('lines'),
    /** Only gateways of versions before migration 0055 read it. A later migration removes the column. */
    isHot: boolean('is_hot').notNull().default(false),
    /** Only gateways of versions before migration 0055 read it. A later migration removes the column. */
    isNew: boolean('is_new').notNull().default(false),
    /**
     * Time at which the game was first listed. Null for a game that was listed before migration 0055, when no time was
     * stored.
     */
    listedAt: dateTime('listed_at').defaultNow(),
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
    /** Time at which the brand listed the game. Null if it was listed before migration 0055. */
    listedAt: dateTime('listed_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.merchant] })],
);

/**
 * Games of a brand with the most players in the last days. The module `betting` counts the players. A brand without
 * bets in these days has no rows.
 */
export const gameRanks = pgTable(
  'game_ranks',
  {
    merchant: text('merchant').notNull(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    /** Rank of the game among all games of the brand, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.nodeId] })],
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
