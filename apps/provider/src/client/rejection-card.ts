import type { CardContent } from './card.ts';
import { showCard } from './card.ts';
import { errorMessageFor, isSessionFatal } from './error-messages.ts';
import type { GameContext } from './start-game.ts';
import type { ClientText } from './text/client-text.ts';

export interface RejectionCardContent {
  readonly context: Pick<GameContext<unknown>, 'root' | 'shell' | 'money'> & { readonly text: ClientText };
  readonly errorCode: string;
  /** Current balance in minor units. */
  readonly balance: number;
  /** Lower stake that the balance can pay. Undefined if there is none, or if the balance is not the problem. */
  readonly lowerStake?: { readonly label: string; readonly choose: () => void } | undefined;
}

const insufficientBalance = 'wallet.insufficient.balance';

/** Finds the highest stake that the balance can pay, after a rejection because of the balance. */
export const findLowerStake = (errorCode: string, steps: readonly number[], balance: number): number | undefined =>
  errorCode === insufficientBalance ? steps.findLast((step) => step <= balance) : undefined;

const getActions = ({ context, errorCode, lowerStake }: RejectionCardContent): CardContent['actions'] => {
  const { text, shell } = context;
  const choices = lowerStake ? [{ label: lowerStake.label, value: 'lower' }] : [];
  if (!isSessionFatal(errorCode))
    return [...choices, { label: text.goOn, value: 'on', isQuiet: lowerStake !== undefined }];
  return shell.canClose ? [...choices, { label: text.close, value: 'close' }] : choices;
};

/** Shows why a bet was rejected, and does what the player chooses on the card. */
export const showRejectionCard = async (content: RejectionCardContent): Promise<void> => {
  const { context, errorCode, balance, lowerStake } = content;
  const { root, text, shell, money } = context;
  const chosen = await showCard(root, {
    kind: 'notice',
    headline: errorMessageFor(text, errorCode, money.full(balance)),
    actions: getActions(content),
  });
  if (chosen === 'lower') lowerStake?.choose();
  if (isSessionFatal(errorCode)) shell.close();
  // The state changed in another window, or the server rejected the request permanently. A reload loads the current
  // table.
  if (errorCode === 'round.stale' || errorCode === 'round.conflict') location.reload();
};
