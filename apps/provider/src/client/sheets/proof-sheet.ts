import type { Proof } from '../../engine/rng/derivation.ts';
import type { RandomSource } from '../../engine/rng/random-int.ts';
import { canRedraw, redraw, isCommitted } from '../fairness/verify-draw.ts';
import { createElement } from '../dom/create-element.ts';
import type { GameContext } from '../start/start-game.ts';
import { openSheet } from '../dom/sheet.ts';

export interface ProofSheetContent<Outcome> {
  readonly context: Pick<GameContext, 'root' | 'api' | 't'>;
  readonly roundId: string;
  /** Outcome that the server reported for the round. */
  readonly outcome: Outcome;
  /** Repeats the draw of the round with the random numbers of `randomSource`. */
  readonly draw: (randomSource: RandomSource) => Outcome;
  readonly show: (outcome: Outcome) => Node | string;
}

const createProofRow = (label: string, value: Node | string, dir = 'ltr'): HTMLElement =>
  createElement('div', {}, createElement('dt', {}, label), createElement('dd', { dir }, value));

/**
 * Compares two values by their JSON text. JSON omits undefined fields. So a computed outcome with undefined fields
 * can equal the outcome from the server, which does not have these fields.
 */
const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(JSON.parse(JSON.stringify(a))) === JSON.stringify(JSON.parse(JSON.stringify(b)));

/** Opens a sheet that verifies a past round: the browser repeats the draw and compares the outcomes. */
export const openProofSheet = <Outcome>({
  context,
  roundId,
  outcome,
  draw,
  show,
}: ProofSheetContent<Outcome>): void => {
  const { root, t, api } = context;
  const verdict = createElement('p', { class: 'verdict', role: 'status' }, t('proofChecking'));
  const proofRows = createElement('dl', { class: 'proof' });
  openSheet(root, {
    title: t('proofTitle'),
    close: t('close'),
    body: [createElement('p', {}, t('proofIntro')), verdict, proofRows],
  });

  const showVerdict = (message: string, tone: string): void => {
    verdict.textContent = message;
    verdict.dataset['tone'] = tone;
  };
  const check = async (): Promise<void> => {
    const result = await api.proof<Proof & { readonly betIds?: readonly string[] }>(roundId);
    if (result.status === 'rejected') return showVerdict(t('failed'), 'bad');
    const proof = result.value;
    proofRows.append(
      createProofRow(t('proofRound'), roundId),
      createProofRow(t('proofCommitment'), proof.commitment),
      createProofRow(t('proofSeed'), proof.seed),
      createProofRow(t('proofClient'), proof.clientPart),
    );
    if (!canRedraw()) return showVerdict(t('proofImpossible'), 'none');
    const redrawnOutcome = await redraw(proof, draw);
    proofRows.append(createProofRow(t('proofOutcome'), show(redrawnOutcome), 'auto'));
    const isGenuine = (await isCommitted(proof, proof.betIds)) && isSameJson(redrawnOutcome, outcome);
    showVerdict(isGenuine ? t('proofOk') : t('proofBad'), isGenuine ? 'good' : 'bad');
  };
  check().catch(() => showVerdict(t('failed'), 'bad'));
};
