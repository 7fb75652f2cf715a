import { Icon, type IconName } from './icon.tsx';

/** Icon with a badge that shows a number. The badge is hidden for 0. */
export const CountedIcon = ({ icon, count }: { readonly icon: IconName; readonly count: number }) => (
  <span className="sportIcon">
    <Icon name={icon} />
    {count > 0 && <span className="badge">{count}</span>}
  </span>
);
