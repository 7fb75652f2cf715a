import { useBrand } from '@livery/kit/brand';
import { BottomNavigation } from '@livery/ui/bottom-navigation';
import { useLocation } from 'react-router-dom';
import { getCurrentDestination, useMainDestinations } from '../navigation/main-destinations.tsx';

interface BottomNavProps {
  /** Path of the current screen. */
  readonly current: string;
  /** Number of promotions that the member can claim. */
  readonly unclaimed?: number | undefined;
}

/**
 * The bottom bar with its five links. The brand's setting `layout.navigation` selects the style of the bar. The last
 * link has a badge with the number of promotions that the member can claim.
 */
export const BottomNav = ({ current, unclaimed = 0 }: BottomNavProps) => {
  const { navigation } = useBrand().layout;
  const { search } = useLocation();
  return (
    <BottomNavigation
      {...useMainDestinations(unclaimed)}
      current={getCurrentDestination(current, search)}
      variant={navigation === 'pill' || navigation === 'floating' ? navigation : undefined}
    />
  );
};
