import { InheritedNote } from '../fields/inherited-note.tsx';
import { useThemeInherited } from './use-theme-change.ts';

/** Shows an `InheritedNote` for a value of the theme. After the operator inherits the value, the theme is legible. */
export const ThemeInheritedValue = ({ path }: { readonly path: readonly string[] }) => (
  <InheritedNote inherited={useThemeInherited(path)} />
);
