import { useBrand } from '@livery/kit/brand';
import { languageStorageKey } from '@livery/kit/i18n';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { deviceStorage } from '@livery/kit/storage';
import { useState } from 'react';
import { findOffer, isBot } from './find-offer.ts';

/**
 * Storage key. The value `1` means that the visitor has closed the offer. The offer is then never shown again on this
 * device.
 */
const declinedKey = 'livery.languageOffer';

const lazyOfferBar = createLazyModule(() => import('./offer-bar.tsx').then((module) => module.OfferBar));

interface LanguageOfferProps {
  /** True on screens on which a bar does not disturb the visitor: the screen has no game and no form. */
  readonly isFree: boolean;
}

/**
 * When the page is ready, offers the language of the phone to a visitor who has not chosen a language yet. The offer is
 * written in the offered language.
 */
export const LanguageOffer = ({ isFree }: LanguageOfferProps) => {
  const { languages } = useBrand();
  const current = useLanguage();
  const [isOpen, setOpen] = useState(
    () => deviceStorage.get(languageStorageKey) === null && deviceStorage.get(declinedKey) === null,
  );
  if (!isOpen || !isFree || isBot(navigator.userAgent)) return null;
  const offered = findOffer(languages, current, navigator.languages);
  if (!offered) return null;
  const handleDecline = () => {
    deviceStorage.set(declinedKey, '1');
    setOpen(false);
  };
  return (
    <Lazy module={lazyOfferBar} isOptional>
      {(OfferBar) => <OfferBar language={offered} onAccepted={() => setOpen(false)} onDeclined={handleDecline} />}
    </Lazy>
  );
};
