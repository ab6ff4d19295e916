import { byId, make, randomHex } from '@lantern/outside/page';
import type { Commitment, Rotation } from '../play/replies.ts';
import type { Text, TextKey } from '../texts/texts.ts';
import { post } from './api.ts';
import { matchesCommitment } from './check-seed.ts';

interface Parts {
  session: string;
  text: Text;
  commitment: Commitment;
}

/** The fairness proof: the published hashes, and the check of a revealed seed. */
export function makeFairnessSheet({ session, text, commitment: first }: Parts) {
  const sheet = byId<HTMLDialogElement>('fairness');
  let commitment = first;

  const fact = (name: TextKey, value: string) => [
    make('dt', {}, text(name)),
    make('dd', { class: 'seed' }, value),
  ];
  const facts = make('dl');
  const verdict = make('p', { class: 'verdict', role: 'status' });
  const seed = make('input', {
    id: 'client-seed',
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const change = make('button', { type: 'submit', class: 'go' }, text('changeSeed'));
  const form = make(
    'form',
    { class: 'seed-form' },
    make('label', { for: 'client-seed' }, text('clientSeed')),
    seed,
    make('p', { class: 'hint' }, text('seedShape')),
    change,
  );
  const close = make('button', { type: 'button', class: 'tool' }, text('close'));

  function show(): void {
    const { serverSeedHash, nextServerSeedHash, clientSeed, nonce } = commitment;
    facts.replaceChildren(
      ...fact('serverSeedHash', serverSeedHash),
      ...fact('nextServerSeedHash', nextServerSeedHash),
      ...fact('clientSeed', clientSeed),
      ...fact('nonce', String(nonce)),
    );
  }

  async function changeSeed(): Promise<void> {
    const hash = commitment.serverSeedHash;
    const { revealed, commitment: fresh } = await post<Rotation>('/api/seed', {
      session,
      clientSeed: seed.value,
    });
    commitment = fresh;
    const count = revealed.rounds.length;
    const valid = matchesCommitment(hash, revealed);
    verdict.dataset.kept = valid ? 'yes' : 'no';
    const words = valid
      ? text(count > 0 ? 'checked' : 'checkedNone', { count: String(count) })
      : text('notChecked');
    verdict.replaceChildren(
      words,
      make('span', { class: 'seed' }, `${text('serverSeed')}: ${revealed.serverSeed}`),
    );
    seed.value = randomHex(8);
    show();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[A-Za-z0-9._-]{1,64}$/.test(seed.value)) return seed.focus();
    changeSeed().catch(() => {
      verdict.dataset.kept = 'no';
      verdict.textContent = text('away');
    });
  });
  close.addEventListener('click', () => sheet.close());
  byId('open-fairness').addEventListener('click', () => {
    seed.value = randomHex(8);
    show();
    sheet.showModal();
  });
  sheet.append(
    make('h2', { id: 'fairness-title' }, text('fairness')),
    make('p', {}, text('fairnessText')),
    facts,
    verdict,
    form,
    close,
  );
  return {
    commit: (next: Commitment): void => {
      commitment = next;
    },
  };
}
