import type access from '../../locales/EN/access.json';
import type account from '../../locales/EN/account.json';
import type activity from '../../locales/EN/activity.json';
import type editor from '../../locales/EN/editor.json';
import type hosts from '../../locales/EN/hosts.json';
import type licence from '../../locales/EN/licence.json';
import type problems from '../../locales/EN/problems.json';
import type review from '../../locales/EN/review.json';
import type creation from '../../locales/EN/creation.json';
import type shell from '../../locales/EN/shell.json';
import type studio from '../../locales/EN/studio.json';

/** English texts by namespace. The types of the text keys are derived from these texts. */
export interface Texts {
  readonly access: typeof access;
  readonly account: typeof account;
  readonly activity: typeof activity;
  readonly editor: typeof editor;
  readonly hosts: typeof hosts;
  readonly licence: typeof licence;
  readonly problems: typeof problems;
  readonly review: typeof review;
  readonly creation: typeof creation;
  readonly shell: typeof shell;
  readonly studio: typeof studio;
}

export type Namespace = keyof Texts;

/** Removes the plural suffix from a key, because code calls `t` with the key without the suffix. */
type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

type Keys<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? WithoutPlural<Key> : `${Key}.${Keys<Branch[Key]>}`;
}[keyof Branch & string];

/** Key of a text in a namespace, such as `login.title`. */
export type TextKey<Name extends Namespace> = Keys<Texts[Name]>;
