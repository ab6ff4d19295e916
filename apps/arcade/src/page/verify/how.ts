import { byId, make } from '@lantern/outside/page';
import { luckyBowl } from '../../games/lucky-bowl/rules.ts';
import { symbols } from '../../games/lucky-bowl/symbols.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { Claim } from './check.ts';

/** A value for the command line, or its name when it is missing or could need quoting. */
const orName = (value: string, shape: RegExp, name: string): string =>
  shape.test(value) ? value : name;

/** Shows how to calculate the same outcome with other tools, using the entered values. */
export function showHow(text: Text, claim: Claim): void {
  const seed = orName(claim.serverSeed, /^[0-9a-f]{64}$/, 'SERVER_SEED');
  const client = orName(claim.clientSeed, /^[A-Za-z0-9._-]+$/, 'CLIENT_SEED');
  const nonce = orName(claim.nonce, /^\d+$/, 'NONCE');
  const faces = symbols.map((symbol, value) => `${value} = ${text(symbol)}`).join(', ');
  const step = (key: TextKey, code?: string) =>
    make(
      'li',
      {},
      text(key),
      ...(code === undefined ? [] : [make('code', { class: 'code' }, code)]),
    );
  const own =
    claim.game === luckyBowl.code
      ? [step('howBytes', faces), step('howFirst'), step('howWhy')]
      : [step('howWords'), step(`${claim.game}How` as TextKey)];
  byId('how').replaceChildren(
    make('h2', {}, text('howTitle')),
    make(
      'ol',
      {},
      step('howHash', `printf %s '${seed}' | sha256sum`),
      step(
        claim.game === luckyBowl.code ? 'howBlock' : 'howBlocks',
        `printf %s '${client}:${nonce}:0' | openssl dgst -sha256 -hmac '${seed}'`,
      ),
      ...own,
    ),
  );
}
