import type { Proof } from '../engine/fair/derivation.ts';
import type { WordSource } from '../engine/fair/uniform-below.ts';
import { canDrawAgain, drawAgain, isCommitted } from './draw-again.ts';
import { element } from './element.ts';
import type { Seat } from './open-game.ts';
import { openSheet } from './sheet.ts';
import type { KitText } from './text/kit-text.ts';

export interface ProofSheetContent<Outcome> {
  readonly seat: Pick<Seat<unknown>, 'root' | 'api'> & { readonly text: KitText };
  readonly roundId: string;
  /** The outcome that the game told of. */
  readonly outcome: Outcome;
  /** The game's own rules, which draw it again. */
  readonly draw: (words: WordSource) => Outcome;
  /** How an outcome is shown. */
  readonly show: (outcome: Outcome) => Node | string;
}

const fact = (label: string, value: Node | string, dir = 'ltr'): HTMLElement =>
  element('div', {}, element('dt', {}, label), element('dd', { dir }, value));

/** The same whatever the order of keys: an outcome that travelled as JSON lost what is undefined. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(JSON.parse(JSON.stringify(a))) === JSON.stringify(JSON.parse(JSON.stringify(b)));

/** Opens the sheet in which the browser draws a past round again and says whether it was genuine. */
export const openProofSheet = <Outcome>({ seat, roundId, outcome, draw, show }: ProofSheetContent<Outcome>): void => {
  const { root, text, api } = seat;
  const verdict = element('p', { class: 'verdict', role: 'status' }, text.proofChecking);
  const facts = element('dl', { class: 'proof' });
  openSheet(root, {
    title: text.proofTitle,
    close: text.close,
    body: [element('p', {}, text.proofIntro), verdict, facts],
  });

  const say = (phrase: string, tone: string): void => {
    verdict.textContent = phrase;
    verdict.dataset['tone'] = tone;
  };
  const check = async (): Promise<void> => {
    const answer = await api.proof<Proof & { readonly betIds?: readonly string[] }>(roundId);
    if (answer.status === 'refused') return say(text.failed, 'bad');
    const proof = answer.value;
    facts.append(
      fact(text.proofRound, roundId),
      fact(text.proofCommitment, proof.commitment),
      fact(text.proofSeed, proof.seed),
      fact(text.proofClient, proof.clientPart),
    );
    if (!canDrawAgain()) return say(text.proofImpossible, 'none');
    const drawn = await drawAgain(proof, draw);
    facts.append(fact(text.proofOutcome, show(drawn), 'auto'));
    const isGenuine = (await isCommitted(proof, proof.betIds)) && same(drawn, outcome);
    say(isGenuine ? text.proofOk : text.proofBad, isGenuine ? 'good' : 'bad');
  };
  check().catch(() => say(text.failed, 'bad'));
};
