import type { CardContent } from '../dom/card.ts';
import { showCard } from '../dom/card.ts';
import { errorMessageFor, isSessionFatal } from '../gateway/error-messages.ts';
import type { GameContext } from '../start/start-game.ts';

export interface RejectionCardContent {
  readonly context: Pick<GameContext, 'root' | 'shell' | 'money' | 't'>;
  readonly errorCode: string;
  /** Current balance in minor units. */
  readonly balance: number;
  /**
   * Button with which the player chooses a lower stake. Undefined if the balance covers no stake of the game, or if
   * the balance is not the reason for the rejection.
   */
  readonly lowerStake?: { readonly label: string; readonly choose: () => void } | undefined;
}

const insufficientBalance = 'wallet.insufficient.balance';

/**
 * If a bet was rejected because of the balance, returns the highest stake that the balance covers. Returns undefined
 * for other error codes, and if the balance covers no stake.
 */
export const findLowerStake = (errorCode: string, steps: readonly number[], balance: number): number | undefined =>
  errorCode === insufficientBalance ? steps.findLast((step) => step <= balance) : undefined;

const getActions = ({ context, errorCode, lowerStake }: RejectionCardContent): CardContent['actions'] => {
  const { t, shell } = context;
  const choices = lowerStake ? [{ label: lowerStake.label, value: 'lower' }] : [];
  if (!isSessionFatal(errorCode))
    return [...choices, { label: t('goOn'), value: 'on', isQuiet: lowerStake !== undefined }];
  return shell.canClose ? [...choices, { label: t('close'), value: 'close' }] : choices;
};

/**
 * Shows a card with the reason why a bet was rejected, and waits until the player presses a button. Then selects the
 * lower stake if the player chose it. If the session has ended, closes the game. If the page shows an outdated state of
 * the game, reloads the page.
 */
export const showRejectionCard = async (content: RejectionCardContent): Promise<void> => {
  const { context, errorCode, balance, lowerStake } = content;
  const { root, t, shell, money } = context;
  const chosen = await showCard(root, {
    kind: 'notice',
    headline: errorMessageFor(t, errorCode, money.full(balance)),
    actions: getActions(content),
  });
  if (chosen === 'lower') lowerStake?.choose();
  if (isSessionFatal(errorCode)) shell.close();
  // `round.stale`: the state of the game changed, e.g. because the player played in another window. `round.conflict`:
  // the server has another request with the same id. In both cases, a reload shows the current state.
  if (errorCode === 'round.stale' || errorCode === 'round.conflict') location.reload();
};
