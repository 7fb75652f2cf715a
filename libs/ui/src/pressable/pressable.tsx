import type { ComponentProps, Ref } from 'react';
import { Link } from '../link/link.tsx';

/** Props of a `<button>`, or of an `<a>` when `href` is set. The ref receives that element. */
export type PressableProps = Omit<ComponentProps<'button'>, 'ref'> & {
  href?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders a link when `href` is set, otherwise a button. Other components use it as their base. */
export function Pressable({ href, ...props }: PressableProps) {
  return href === undefined ? (
    <button type="button" {...(props as ComponentProps<'button'>)} />
  ) : (
    <Link href={href} {...(props as ComponentProps<'a'>)} />
  );
}
