import { byId, fillTexts, insertArt, Refused, readLaunch } from '@lantern/outside/page';
import { chooseLanguage, textsOf } from '../texts/texts.ts';
import type { RoundFacts } from '../wire/replies.ts';
import { get } from './api.ts';
import lantern from './art/lantern.svg?raw';
import symbols from './art/symbols.svg?raw';
import { type Claim, check } from './verify/check.ts';
import { showHow } from './verify/how.ts';
import { showVerdict } from './verify/verdict.ts';

const language = chooseLanguage(readLaunch().language, navigator.language);
const text = textsOf(language);
const fields = {
  serverSeed: byId<HTMLInputElement>('server-seed'),
  hash: byId<HTMLInputElement>('hash'),
  clientSeed: byId<HTMLInputElement>('client-seed'),
  nonce: byId<HTMLInputElement>('nonce'),
};

function claimed(): Claim {
  const { serverSeed, hash, clientSeed, nonce } = fields;
  return {
    serverSeed: serverSeed.value.trim().toLowerCase(),
    hash: hash.value.trim().toLowerCase(),
    clientSeed: clientSeed.value.trim(),
    nonce: nonce.value.trim(),
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
    byId('secret').hidden = facts.serverSeed !== null;
    return facts;
  } catch (error) {
    byId('unknown').hidden = !(error instanceof Refused);
    return undefined;
  }
}

/** The dice that the game showed, while the form still holds the loaded round. */
function shownBy(
  facts: RoundFacts | undefined,
  { clientSeed, nonce, hash }: Claim,
): RoundFacts['dice'] | undefined {
  const same =
    facts?.clientSeed === clientSeed &&
    String(facts.nonce) === nonce &&
    facts.serverSeedHash === hash;
  return same ? facts?.dice : undefined;
}

document.documentElement.lang = language;
document.title = `${text('verifyTitle')} – ${text('title')}`;
insertArt(document.body, symbols);
byId('brand').prepend(insertArt(byId('brand'), lantern));
fillTexts(document, text);
offerLanguage();
const roundId = new URL(location.href).searchParams.get('round');
const facts = roundId === null ? undefined : await load(roundId);
byId('form').addEventListener('input', () => showHow(text, claimed()));
byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  showVerdict(text, check(claimed()), shownBy(facts, claimed()));
  byId('verdict').scrollIntoView({ block: 'nearest' });
});
showHow(text, claimed());
if (facts?.serverSeed) showVerdict(text, check(claimed()), shownBy(facts, claimed()));
