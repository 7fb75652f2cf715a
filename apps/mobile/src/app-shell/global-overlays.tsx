import { StepUpOverlay } from '@livery/account/auth/step-up/step-up-overlay';
import { BreakSync } from '@livery/account/member/responsible-gaming/break/break-sync';
import { RealityCheckTimer } from '@livery/account/member/responsible-gaming/reality-check-timer';
import { DocumentTitle } from '../document-title/document-title.tsx';
import { PageViews } from '../background/telemetry/page-views.tsx';
import { LanguageOffer } from '../language-offer/language-offer.tsx';
import { EdgeGestures } from '../navigation/gestures/edge-gestures.tsx';
import { PullToRefresh } from '../navigation/pull-to-refresh/pull-to-refresh.tsx';
import { HomeExtensionSlot } from '../extensions/extension-slots.tsx';
import { LazySideMenu } from '../navigation/side-menu/lazy-side-menu.tsx';
import { RewardsBadgeSync } from '../navigation/rewards-badge/rewards-badge-sync.tsx';
import { UpdateBar } from '../update/update-bar.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { ManifestLanguage } from '../background/install/manifest-language.ts';

interface GlobalOverlaysProps {
  readonly hasBar: boolean;
  readonly hasMenu: boolean;
  /**
   * Called after the first render and after each change, with the number of promotions that the member can claim. The
   * number is 0 for guests and trial accounts.
   */
  readonly onUnclaimed: (count: number) => void;
}

/** Components that every screen has: overlays, and effects that render nothing. */
export const GlobalOverlays = ({ hasBar, hasMenu, onUnclaimed }: GlobalOverlaysProps) => (
  <>
    <UpdateBar isFree={hasBar} />
    <LanguageOffer isFree={hasBar} />
    <LazyToaster />
    <LazySideMenu />
    <RewardsBadgeSync onChange={onUnclaimed} />
    <BreakSync />
    <RealityCheckTimer />
    <StepUpOverlay />
    <HomeExtensionSlot />
    <DocumentTitle />
    <ManifestLanguage />
    <PageViews />
    <EdgeGestures hasMenu={hasMenu} />
    {/* Screens without the bottom bar have a game or a form, which a refresh could disturb. */}
    {hasBar && <PullToRefresh />}
  </>
);
