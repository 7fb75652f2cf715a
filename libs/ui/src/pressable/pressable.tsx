import type { ComponentProps, Ref } from 'react';
import { Link } from '../link/link.tsx';

/** A `<button>`, or an `<a>` as soon as there is an `href`. The ref is of the element that is drawn. */
export type PressableProps = Omit<ComponentProps<'button'>, 'ref'> & {
  href?: string;
  ref?: Ref<HTMLElement>;
};

/** Native meaning first: a link to go, a button to act. Components that may be either are drawn by this. */
export function Pressable({ href, ...props }: PressableProps) {
  return href === undefined ? (
    <button type="button" {...(props as ComponentProps<'button'>)} />
  ) : (
    <Link href={href} {...(props as ComponentProps<'a'>)} />
  );
}
