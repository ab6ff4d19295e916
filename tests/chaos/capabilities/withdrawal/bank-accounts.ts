import { randomInt } from 'node:crypto';
import { holder, password } from '../../cast.ts';
import type { Stage } from '../../manifest.ts';

/** Adds the bank accounts for payouts, and ends their waiting period. */
export async function addBankAccounts({ url, seal, actors, db }: Stage): Promise<void> {
  const path = '/wps/member/bankAccounts';
  for (const actor of actors) {
    const accountNumber = String(randomInt(1_000_000_000, 9_999_999_999));
    const body = await seal('POST', path, {
      password,
      bankCode: 'VCB',
      holderName: holder,
      accountNumber,
    });
    const { token, cookie } = actor.playing;
    const headers = {
      authorization: `Bearer ${token}`,
      cookie,
      'content-type': 'application/jose',
    };
    const reply = (await (await fetch(url + path, { method: 'POST', headers, body })).json()) as {
      code?: string;
      value?: { id: string };
    };
    if (!reply.value?.id) throw new Error(`A bank account could not be added: ${reply.code}.`);
    actor.account = reply.value.id;
  }
  await db.query("update bank_account set usable_at = now() - interval '1 minute'");
}
