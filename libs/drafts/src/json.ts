import { DraftError } from './draft-error.ts';
import { maxLevels } from './limits.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Represents the JSON value null in an operation. It has its own type, because a plain null in an operation means "no
 * value". In a document that inherits values from a base, the JSON value null removes a value of this base.
 */
export interface NullLeaf {
  readonly json: 'null';
}

export const nullLeaf: NullLeaf = { json: 'null' };

/** Value that can only be replaced completely: a string, a number, a boolean, an array, or the JSON value null. */
export type Leaf = string | number | boolean | readonly unknown[] | NullLeaf;

export const isNullLeaf = (value: unknown): value is NullLeaf =>
  isJsonObject(value) && Object.keys(value).length === 1 && getOwn(value, 'json') === 'null';

/** Keys with which unsafe code can change the prototype of an object. No document may contain them. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isForbiddenKey = (key: string): boolean => forbiddenKeys.has(key);

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of an own key of the object. Undefined for absent and inherited keys. */
export const getOwn = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * Returns true if the gateway can store the text. The database cannot store the character U+0000. Half of a surrogate
 * pair (a UTF-16 code unit without its second unit) is not a valid character.
 */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Compares two JSON values by content. The order of object keys is ignored. */
export const areEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => areEqual(value, other[index]))
    );
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && areEqual(one[key], other[key]))
  );
};

/**
 * Throws a DraftError for a value that JSON cannot contain, that has too many levels, or that contains a forbidden key.
 * `name` is the name of the value in the error message.
 */
export const assertJson = (value: unknown, name: string, levels = maxLevels): void => {
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw new DraftError('value', `${name} has a character that cannot be stored`);
    return;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new DraftError('value', `${name} has a number that is too large`);
    return;
  }
  if (typeof value === 'boolean' || value === null) return;
  if (!Array.isArray(value) && !isJsonObject(value)) throw new DraftError('value', `${name} is not a value of JSON`);
  if (levels === 0) throw new DraftError('size', `${name} has more than ${maxLevels} levels`);
  if (Array.isArray(value)) {
    for (const each of value) assertJson(each, name, levels - 1);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (isForbiddenKey(key) || !isStorableText(key))
      throw new DraftError('path', `${name} has a key that is not allowed`);
    assertJson(each, name, levels - 1);
  }
};
