import { showCard } from '../../../../client/card.ts';
import type { GameContext } from '../../../../client/start-game.ts';
import { fill } from '../../../../client/text/load-text.ts';
import type { SlotFreeSpins } from '../../rules/slot-play.ts';
import type { SlotText } from '../text/slot-text.ts';

export interface FreeSpinCardsOptions {
  readonly context: GameContext<SlotText>;
  /** Image URLs for the cards. */
  readonly images: { readonly wild: string; readonly scatter: string };
  readonly getFreeSpinsRule: () => string;
}

/** Dialog cards about a series of free spins. Each method resolves when the player continues. */
export class FreeSpinCards {
  readonly #options: FreeSpinCardsOptions;

  constructor(options: FreeSpinCardsOptions) {
    this.#options = options;
  }

  /** Shows how many free spins the player won. `isMore` is true if they extend a running series. */
  async showAwarded(count: number, { isMore }: { readonly isMore: boolean }): Promise<void> {
    const { context, images, getFreeSpinsRule } = this.#options;
    const { root, text } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: images.scatter,
      headline: fill(isMore ? text.moreFreeSpins : text.freeSpinsWon, { count }),
      hint: getFreeSpinsRule(),
      actions: [{ label: isMore ? text.goOn : text.start, value: 'on' }],
    });
  }

  /** Shows the total win of a finished series of free spins. */
  async showTotal({ won }: SlotFreeSpins): Promise<void> {
    const { context, images } = this.#options;
    const { root, text, money } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: images.wild,
      eyebrow: text.freeSpinsTotal,
      headline: money.full(won),
      actions: [{ label: text.goOn, value: 'on' }],
    });
  }

  /** Shows the progress of a series of free spins that continues after a page reload. */
  async showResumed({ awarded, left }: SlotFreeSpins): Promise<void> {
    const { context, images, getFreeSpinsRule } = this.#options;
    const { root, text } = context;
    await showCard(root, {
      kind: 'fanfare',
      image: images.scatter,
      eyebrow: text.freeSpins,
      headline: fill(text.freeSpinsLeft, { done: awarded - left, total: awarded }),
      hint: getFreeSpinsRule(),
      actions: [{ label: text.goOn, value: 'on' }],
    });
  }
}
