import { make } from '@lantern/outside/page';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { Words } from '../../texts/words.ts';
import type { Commitment, Rotation, RoundView } from '../../wire/replies.ts';
import { seedForm } from './seed-form.ts';
import { makeSheet } from './sheet.ts';

export interface FairnessOptions extends Words {
  /** The commitment that came with the game. */
  first: Commitment;
  rounds(): readonly RoundView[];
  /** A decided round at a glance. */
  signOf(round: RoundView): (Node | string)[];
  /** Reads the current commitment: another window may have used or changed the seed. */
  commitment(): Promise<Commitment>;
  /** Reveals the seed in use and starts the next one. Throws when that is not possible now. */
  rotate(clientSeed: string): Promise<Rotation>;
}

const checkedRounds = 5;

/** The fairness proof: the commitments, the change of the seed, and links to the verifier. */
export function makeFairnessSheet(options: FairnessOptions): void {
  const { explain: text } = options;
  let known = options.first;
  const facts = make('dl', { class: 'facts' });
  const state = (commitment: Commitment) => {
    known = commitment;
    facts.replaceChildren(...factsOf(text, known));
  };
  const fill = (body: HTMLElement, ...news: HTMLElement[]) => {
    body.replaceChildren(
      make('p', {}, text('fairIntro')),
      ...news,
      make('h3', {}, text('fairInUse')),
      facts,
      ...roundLinks(options),
      make('h3', {}, text('fairChange')),
      seedForm(text, async (clientSeed) => {
        const { revealed, next } = await options.rotate(clientSeed);
        state(next);
        const shown = revealedOf(text, revealed);
        fill(body, shown);
        shown.focus();
      }),
    );
  };
  makeSheet(options, 'fairness', (body) => {
    state(known);
    fill(body);
    // Without an answer the last commitment stays; changing the seed reports the problem.
    options.commitment().then(state, () => undefined);
  });
}

function fact(text: Text, key: TextKey, value: string): HTMLElement {
  return make('div', {}, make('dt', {}, text(key)), make('dd', { class: 'code' }, value));
}

function factsOf(
  text: Text,
  { serverSeedHash, clientSeed, nonce, nextServerSeedHash }: Commitment,
): HTMLElement[] {
  return [
    fact(text, 'serverSeedHash', serverSeedHash),
    fact(text, 'clientSeed', clientSeed),
    fact(text, 'nonce', String(nonce)),
    fact(text, 'nextServerSeedHash', nextServerSeedHash),
  ];
}

function revealedOf(
  text: Text,
  { serverSeed, clientSeed, rounds }: Rotation['revealed'],
): HTMLElement {
  const used =
    rounds === 0
      ? text('revealedNone')
      : text('revealedRounds', { last: String(rounds - 1), clientSeed });
  return make(
    'div',
    { class: 'revealed', tabindex: '-1' },
    make('p', { class: 'good' }, `✓ ${text('revealed')}`),
    make('code', { class: 'code' }, serverSeed),
    make('p', { class: 'quiet' }, used),
  );
}

function roundLinks({ explain: text, explained, rounds, signOf }: FairnessOptions): HTMLElement[] {
  const links = rounds()
    .slice(0, checkedRounds)
    .map((round) => {
      const { roundId, nonce } = round;
      const { theme } = document.documentElement.dataset;
      const href = `/verify?round=${roundId}&lang=${explained}${theme ? `&theme=${theme}` : ''}`;
      const link = make('a', { href, target: '_blank', rel: 'noopener' });
      const label = make('span', { class: 'unseen' }, text('checkRound', { nonce: String(nonce) }));
      const number = make('span', { 'aria-hidden': 'true' }, `#${nonce}`);
      link.append(label, ...signOf(round), number);
      return link;
    });
  return links.length === 0
    ? []
    : [make('h3', {}, text('checkHint')), make('div', { class: 'links' }, ...links)];
}
