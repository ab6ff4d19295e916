import { byId, fillTexts, insertArt, make, Refused, readLaunch } from '@lantern/outside/page';
import { playableOf, playables } from '../games/index.ts';
import symbols from '../games/lucky-bowl/page/art/symbols.svg?raw';
import { chooseLanguage, explainedIn } from '../texts/languages.ts';
import type { TextKey } from '../texts/texts.ts';
import type { RoundFacts } from '../wire/replies.ts';
import { get } from './api.ts';
import lantern from './art/lantern.svg?raw';
import { loadWords } from './load-words.ts';
import { type Claim, check } from './verify/check.ts';
import { showHow } from './verify/how.ts';
import { showVerdict } from './verify/verdict.ts';

const language = explainedIn(chooseLanguage(readLaunch().language, navigator.language));
const { text } = await loadWords(language);
/** A saved copy has no arcade to ask, and needs no copy of itself. */
const saved = location.protocol === 'file:';
const fields = {
  serverSeed: byId<HTMLInputElement>('server-seed'),
  hash: byId<HTMLInputElement>('hash'),
  clientSeed: byId<HTMLInputElement>('client-seed'),
  nonce: byId<HTMLInputElement>('nonce'),
};
const chosen = byId<HTMLSelectElement>('which');
const parameters = byId('parameters');

/** Shows the fields for the numbers that the draw of the chosen game depends on. */
function offerParameters(values: Readonly<Record<string, number>> = {}): void {
  const rows = playableOf(chosen.value).proof.parameters.flatMap(({ name, least, most }) => {
    const id = `parameter-${name}`;
    const label = text(`parameter${name[0]?.toUpperCase()}${name.slice(1)}` as TextKey);
    const input = make('input', {
      ...{ class: 'field', id, inputmode: 'numeric', maxlength: '6', autocomplete: 'off' },
      ...{ 'data-name': name, value: String(values[name] ?? '') },
    });
    const limits = ` (${least}–${most})`;
    return [make('label', { class: 'field-label', for: id }, label + limits), input];
  });
  parameters.replaceChildren(...rows);
}

function parametersEntered(): Record<string, string> {
  const inputs = [...parameters.querySelectorAll<HTMLInputElement>('input')];
  return Object.fromEntries(inputs.map((input) => [input.dataset.name, input.value.trim()]));
}

function claimed(): Claim {
  const { serverSeed, hash, clientSeed, nonce } = fields;
  return {
    serverSeed: serverSeed.value.trim().toLowerCase(),
    hash: hash.value.trim().toLowerCase(),
    clientSeed: clientSeed.value.trim(),
    nonce: nonce.value.trim(),
    game: chosen.value,
    parameters: parametersEntered(),
  };
}

/** Links to the other language, with the same round. */
function offerLanguage(): void {
  const link = byId<HTMLAnchorElement>('language');
  const other = language === 'vi' ? 'en' : 'vi';
  const address = new URL(location.href);
  address.searchParams.set('lang', other);
  link.href = address.href;
  link.lang = other;
  link.textContent = other === 'vi' ? 'Tiếng Việt' : 'English';
}

/** Loads a round and fills in its public facts. */
async function load(roundId: string): Promise<RoundFacts | undefined> {
  try {
    const facts = await get<RoundFacts>(`/api/rounds/${encodeURIComponent(roundId)}`);
    fields.serverSeed.value = facts.serverSeed ?? '';
    fields.hash.value = facts.serverSeedHash;
    fields.clientSeed.value = facts.clientSeed;
    fields.nonce.value = String(facts.nonce);
    chosen.value = facts.game;
    offerParameters(facts.parameters);
    byId('secret').hidden = facts.serverSeed !== null;
    return facts;
  } catch (error) {
    byId('unknown').hidden = !(error instanceof Refused);
    return undefined;
  }
}

/** The outcome that the game showed, while the form still holds the loaded round. */
function shownBy(
  facts: RoundFacts | undefined,
  { game, clientSeed, nonce, hash, parameters: entered }: Claim,
): string | undefined {
  const same =
    facts?.game === game &&
    Object.entries(facts.parameters).every(([name, value]) => entered[name] === String(value)) &&
    facts.clientSeed === clientSeed &&
    String(facts.nonce) === nonce &&
    facts.serverSeedHash === hash;
  return same ? facts.outcome : undefined;
}

document.documentElement.lang = language;
document.title = text('verifyTitle');
insertArt(document.body, symbols);
byId('brand').prepend(insertArt(byId('brand'), lantern));
fillTexts(document, text);
chosen.append(
  ...playables.map(({ code, names }) => make('option', { value: code }, names[language])),
);
offerParameters();
offerLanguage();
byId('save').hidden = saved;
const roundId = new URL(location.href).searchParams.get('round');
const facts = saved || roundId === null ? undefined : await load(roundId);
chosen.addEventListener('change', () => offerParameters());
byId('form').addEventListener('input', () => showHow(text, claimed()));
byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const claim = claimed();
  showVerdict(text, claim.game, check(claim), shownBy(facts, claim));
  byId('verdict').scrollIntoView({ block: 'nearest' });
});
showHow(text, claimed());
if (facts?.serverSeed) showVerdict(text, facts.game, check(claimed()), shownBy(facts, claimed()));
