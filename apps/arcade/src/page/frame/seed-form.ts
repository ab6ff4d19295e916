import { make, randomHex } from '@lantern/outside/page';
import { clientSeedShape } from '../../fair/shapes.ts';
import type { Text } from '../../texts/texts.ts';

/** Asks for the next client seed and proposes a random one; `onSeed` throws when it fails. */
export function seedForm(text: Text, onSeed: (clientSeed: string) => Promise<void>): HTMLElement {
  const input = make('input', {
    class: 'field',
    id: 'client-seed',
    value: randomHex(8),
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
    make('p', { class: 'quiet' }, text('revealHint')),
    make('label', { class: 'field-label', for: 'client-seed' }, text('newClientSeed')),
    input,
    make('p', { class: 'quiet', id: 'client-seed-hint' }, text('clientSeedHint')),
    button,
    trouble,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    trouble.textContent = '';
    try {
      await onSeed(input.value);
    } catch {
      trouble.textContent = text('seedFailed');
      button.disabled = false;
      button.focus();
    }
  });
  return form;
}
