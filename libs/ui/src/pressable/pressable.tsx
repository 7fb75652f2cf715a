import type { ComponentProps, Ref } from 'react';
import { Link } from '../link/link.tsx';

/** A `<button>`, or an `<a>` when `href` is set. The ref belongs to the rendered element. */
export type PressableProps = Omit<ComponentProps<'button'>, 'ref'> & {
  href?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders a native link to navigate or a button to act. Base of components that may be either. */
export function Pressable({ href, ...props }: PressableProps) {
  return href === undefined ? (
    <button type="button" {...(props as ComponentProps<'button'>)} />
  ) : (
    <Link href={href} {...(props as ComponentProps<'a'>)} />
  );
}
