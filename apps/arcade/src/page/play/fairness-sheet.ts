import { clientSeedShape } from '../../fair/shapes.ts';
import type { Commitment, Rotation, RoundView } from '../../wire/replies.ts';
import { drawing, make } from '../dom.ts';
import type { Text, TextKey } from '../texts/texts.ts';
import { makeSheet } from './sheet.ts';

export interface FairnessOptions {
  text: Text;
  language: string;
  commitment(): Commitment;
  rounds(): readonly RoundView[];
  /** Reveals the seed in use and goes on with the next one. Throws when that cannot be done now. */
  rotate(clientSeed: string): Promise<Rotation>;
}

const checkedRounds = 5;

/** A client seed for those who do not care to think of one. */
function proposal(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What proves the dice fair: the commitments, the change of the seed, and the way to the verifier. */
export function makeFairnessSheet(options: FairnessOptions): void {
  const fill = (body: HTMLElement, rotation?: Rotation) => {
    body.replaceChildren(
      make('p', {}, options.text('fairIntro')),
      ...(rotation ? [revealedOf(options.text, rotation)] : []),
      factsOf(options.text, options.commitment()),
      roundLinks(options),
      seedForm(options, (next) => fill(body, next)),
    );
  };
  makeSheet(options.text, 'fairness', (body) => fill(body));
}

function fact(text: Text, key: TextKey, value: string): HTMLElement[] {
  return [make('dt', {}, text(key)), make('dd', { class: 'code' }, value)];
}

function factsOf(text: Text, { serverSeedHash, clientSeed, nonce, nextServerSeedHash }: Commitment): HTMLElement {
  return make(
    'dl',
    { class: 'facts' },
    ...fact(text, 'serverSeedHash', serverSeedHash),
    ...fact(text, 'clientSeed', clientSeed),
    ...fact(text, 'nonce', String(nonce)),
    ...fact(text, 'nextServerSeedHash', nextServerSeedHash),
  );
}

function revealedOf(text: Text, { revealed }: Rotation): HTMLElement {
  const { serverSeed, clientSeed, rounds } = revealed;
  const used = rounds === 0 ? text('revealedNone') : text('revealedRounds', { last: String(rounds - 1), clientSeed });
  return make(
    'div',
    { role: 'status' },
    make('p', { class: 'good' }, text('revealed')),
    make('code', { class: 'code' }, serverSeed),
    make('p', { class: 'quiet' }, used),
  );
}

function roundLinks({ text, language, rounds }: FairnessOptions): HTMLElement {
  const links = rounds()
    .slice(0, checkedRounds)
    .map(({ roundId, nonce, dice }) => {
      const href = `/verify?round=${roundId}&lang=${language}`;
      const label = text('checkRound', { nonce: String(nonce) });
      const link = make('a', { href, target: '_blank', rel: 'noopener', 'aria-label': label });
      link.append(...(dice ?? []).map((face) => drawing(face)), `#${nonce}`);
      return link;
    });
  if (links.length === 0) return make('div');
  return make('div', {}, make('p', { class: 'strong' }, text('checkHint')), make('div', { class: 'links' }, ...links));
}

function seedForm({ text, rotate }: FairnessOptions, onDone: (rotation: Rotation) => void): HTMLElement {
  const input = make('input', {
    class: 'field',
    id: 'client-seed',
    value: proposal(),
    required: '',
    maxlength: '64',
    pattern: clientSeedShape.source.slice(1, -1),
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const button = make('button', { class: 'button', type: 'submit' }, text('reveal'));
  const trouble = make('p', { class: 'bad', role: 'alert' });
  const form = make(
    'form',
    {},
    make('label', { class: 'field-label', for: 'client-seed' }, text('newClientSeed')),
    input,
    make('p', { class: 'quiet', id: 'client-seed-hint' }, text('clientSeedHint')),
    button,
    trouble,
    make('p', { class: 'quiet' }, text('revealHint')),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      onDone(await rotate(input.value));
    } catch {
      trouble.textContent = text('seedFailed');
      button.disabled = false;
    }
  });
  return form;
}
