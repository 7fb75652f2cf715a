import type { Proof } from '../engine/rng/derivation.ts';
import type { RandomSource } from '../engine/rng/random-int.ts';
import { canRedraw, redraw, isCommitted } from './verify-draw.ts';
import { createElement } from './create-element.ts';
import type { GameContext } from './start-game.ts';
import { openSheet } from './sheet.ts';
import type { ClientText } from './text/client-text.ts';

export interface ProofSheetContent<Outcome> {
  readonly context: Pick<GameContext<unknown>, 'root' | 'api'> & { readonly text: ClientText };
  readonly roundId: string;
  /** Outcome that the game reported. */
  readonly outcome: Outcome;
  /** Draws an outcome by the rules of the game. */
  readonly draw: (randomSource: RandomSource) => Outcome;
  /** Renders an outcome. */
  readonly show: (outcome: Outcome) => Node | string;
}

const createProofRow = (label: string, value: Node | string, dir = 'ltr'): HTMLElement =>
  createElement('div', {}, createElement('dt', {}, label), createElement('dd', { dir }, value));

/**
 * Compares two values as JSON. The conversion removes fields that are undefined, because an outcome from the server
 * does not have them.
 */
const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(JSON.parse(JSON.stringify(a))) === JSON.stringify(JSON.parse(JSON.stringify(b)));

/** Opens the sheet in which the browser repeats the draw of a past round and shows the result of the verification. */
export const openProofSheet = <Outcome>({
  context,
  roundId,
  outcome,
  draw,
  show,
}: ProofSheetContent<Outcome>): void => {
  const { root, text, api } = context;
  const verdict = createElement('p', { class: 'verdict', role: 'status' }, text.proofChecking);
  const proofRows = createElement('dl', { class: 'proof' });
  openSheet(root, {
    title: text.proofTitle,
    close: text.close,
    body: [createElement('p', {}, text.proofIntro), verdict, proofRows],
  });

  const showVerdict = (message: string, tone: string): void => {
    verdict.textContent = message;
    verdict.dataset['tone'] = tone;
  };
  const check = async (): Promise<void> => {
    const result = await api.proof<Proof & { readonly betIds?: readonly string[] }>(roundId);
    if (result.status === 'refused') return showVerdict(text.failed, 'bad');
    const proof = result.value;
    proofRows.append(
      createProofRow(text.proofRound, roundId),
      createProofRow(text.proofCommitment, proof.commitment),
      createProofRow(text.proofSeed, proof.seed),
      createProofRow(text.proofClient, proof.clientPart),
    );
    if (!canRedraw()) return showVerdict(text.proofImpossible, 'none');
    const redrawnOutcome = await redraw(proof, draw);
    proofRows.append(createProofRow(text.proofOutcome, show(redrawnOutcome), 'auto'));
    const isGenuine = (await isCommitted(proof, proof.betIds)) && isSameJson(redrawnOutcome, outcome);
    showVerdict(isGenuine ? text.proofOk : text.proofBad, isGenuine ? 'good' : 'bad');
  };
  check().catch(() => showVerdict(text.failed, 'bad'));
};
