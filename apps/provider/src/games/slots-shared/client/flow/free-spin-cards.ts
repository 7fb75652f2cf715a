import { showCard } from '../../../../client/dom/card.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import type { SlotFreeSpins } from '../../rules/slot-play.ts';
import type { SlotKey } from '../slot-key.ts';
import type { FreeSpinAnimations } from './slot-animations.ts';

export interface FreeSpinCardsOptions {
  readonly context: GameContext<SlotKey>;
  readonly freeSpins: Pick<FreeSpinAnimations<never>, 'images' | 'getRule'>;
}

/** Dialog cards about a series of free spins. Each method resolves when the player continues. */
export class FreeSpinCards {
  readonly #options: FreeSpinCardsOptions;

  constructor(options: FreeSpinCardsOptions) {
    this.#options = options;
  }

  /** Shows how many free spins the player won. `isMore` is true if these free spins extend a running series. */
  async showAwarded(count: number, { isMore }: { readonly isMore: boolean }): Promise<void> {
    const { context, freeSpins } = this.#options;
    const { root, t } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: freeSpins.images.scatter,
      headline: t(isMore ? 'moreFreeSpins' : 'freeSpinsWon', { count }),
      hint: freeSpins.getRule(),
      actions: [{ label: isMore ? t('goOn') : t('start'), value: 'on' }],
    });
  }

  /** Shows the total win of a finished series of free spins. */
  async showTotal({ won }: SlotFreeSpins): Promise<void> {
    const { context, freeSpins } = this.#options;
    const { root, t, money } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: freeSpins.images.wild,
      eyebrow: t('freeSpinsTotal'),
      headline: money.full(won),
      actions: [{ label: t('goOn'), value: 'on' }],
    });
  }

  /** Shows the progress of a series of free spins that continues after a page reload. */
  async showResumed({ awarded, left }: SlotFreeSpins): Promise<void> {
    const { context, freeSpins } = this.#options;
    const { root, t } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: freeSpins.images.scatter,
      eyebrow: t('freeSpins'),
      headline: t('freeSpinsLeft', { done: awarded - left, total: awarded }),
      hint: freeSpins.getRule(),
      actions: [{ label: t('goOn'), value: 'on' }],
    });
  }
}
