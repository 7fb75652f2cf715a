import type { Merchant } from '@livery/merchant/merchant.schema';
import type * as z from 'zod';
import type { Database } from '../db/database.ts';

/**
 * Item of content and its position within its group. For example, a group can be the help pages of one topic. The first
 * position is 0.
 */
export interface PlacedItem<Item> {
  readonly item: Item;
  readonly position: number;
}

/** Reason why an item cannot be written. */
export interface ItemProblem {
  readonly key: string;
  /** Path of the field, such as `schedule.seconds`. Absent or empty if the problem concerns the whole item. */
  readonly path?: string;
  readonly reason: string;
}

/** Difference between the content that is stored and the content that replaces it. */
export interface ContentChanges<Item> {
  readonly created: readonly PlacedItem<Item>[];
  readonly changed: readonly { readonly before: PlacedItem<Item>; readonly after: PlacedItem<Item> }[];
  readonly removed: readonly PlacedItem<Item>[];
}

/**
 * Definition of one kind of content that an operator writes, such as help pages. The module that owns the database
 * tables of the content also exports this definition. The command `content` exports each kind to a JSON file and
 * imports it from this file. The fields `image` and `images` of an item refer to image files.
 */
export interface ContentKind<Item extends object> {
  /** Name of the file without its ending, such as `help`. */
  readonly name: string;
  /** Effect on members of a brand that has no content of this kind, as an English text for messages. */
  readonly effect: string;
  /**
   * Returns true if the brand needs content of this kind. This depends on the game categories and the feature flags of
   * the brand.
   */
  isExpected(brand: Merchant): boolean;
  /**
   * Returns the schema of an item in the content file of this kind. The schema rejects unknown fields and adds the
   * default values.
   */
  createSchema(brand: Merchant): z.ZodType<Item>;
  /** Returns the id of an item. Each item of a brand has a different id. */
  getKey(item: Item): string;
  /**
   * Returns the name of the group that contains an item. The position of an item is counted within its group. Without
   * this function, all items are in one group.
   */
  getGroup?(item: Item): string;
  /**
   * Finds problems that the schema of a single item cannot find. Examples are conflicts between items, and an end
   * that is not later than the start. If this function is absent, only the schema is checked.
   */
  findProblems?(items: readonly Item[], brand: Merchant): readonly ItemProblem[];
  /** Loads the items of a brand in the order in which the exported content file lists them. */
  load(db: Database, brand: Merchant): Promise<PlacedItem<Item>[]>;
  /**
   * Finds the changes that would break data of members, for example the removal of a lottery with bets that are not
   * settled. Locks the rows that it reads until the transaction ends.
   */
  findConflicts?(
    tx: Database,
    brand: Merchant,
    changes: ContentChanges<Item>,
    now: Date,
  ): Promise<readonly ItemProblem[]>;
  /**
   * Writes the changes to the database. Returns English sentences about effects of the changes on other brands, or an
   * empty array if there are none.
   */
  apply(tx: Database, brand: Merchant, changes: ContentChanges<Item>, now: Date): Promise<readonly string[]>;
}

// `any` is necessary, because each kind has a different type of item, and the command processes all kinds in the same
// way.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyContentKind = ContentKind<any>;

/** Returns the items to write to the database: the created items, and the changed items with their new values. */
export const listWritten = <Item>({ created, changed }: ContentChanges<Item>): readonly PlacedItem<Item>[] => [
  ...created,
  ...changed.map(({ after }) => after),
];

/**
 * Returns the id of a row in a table that several brands share: the code of the brand, a hyphen, and the id of the item
 * in its file.
 */
export const toRowId = ({ code }: Merchant, id: string): string => `${code}-${id}`;

/**
 * Converts the id of a database row to the id of the item in its content file. Removes the code of the brand and the
 * hyphen. A row id without this prefix is returned unchanged.
 */
export const toItemId = ({ code }: Merchant, rowId: string): string =>
  rowId.startsWith(`${code}-`) ? rowId.slice(code.length + 1) : rowId;
