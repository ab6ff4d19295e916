import { runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';
import { olderDatabase } from '../testing/older-database.ts';
import { brand, member, scene } from '../testing/scene.ts';
import { migrate } from './index.ts';

const post = (key: string, amount: number, from: string, to: string) =>
  `select * from ledger_post(array[1], array['${key}'],
     array(select id from purse where purpose = '${from}'),
     array(select id from purse where purpose = '${to}'), array[${amount}::bigint],
     array['wallet_sent'], array[now()])`;

it('WAL-02 money at vendors of the version before is in the members’ own purses', async () => {
  const url = await olderDatabase();
  await runOn(
    url,
    `${scene}
     insert into purse (id, brand_id, purpose, currency, balance, may_go_negative)
       values (uuid_v7(), '${brand}', 'house_vendors', 'VND', null, true);
     insert into vendor (code, name) values ('W', 'Vendor with wallets');
     insert into vendor_player (member_id, vendor_code, brand_id)
       values ('${member}', 'W', '${brand}');
     insert into wallet_transfer (id, brand_id, member_id, vendor_code, reference, idempotency_key,
                                  direction, asked, amount, currency, state, settled_at)
       select uuid_v7(), '${brand}', '${member}', 'W', 'T-' || t.way || t.amount, t.way || t.amount,
              t.way, t.amount, t.amount, 'VND', t.state, now()
         from (values ('in', 6000, 'done'), ('out', 1500, 'done'), ('in', 50, 'returned'))
           as t (way, amount, state)`,
  );
  await runOn(url, post('sent', 6000, 'main', 'house_vendors'));
  await runOn(url, post('back', 1500, 'house_vendors', 'main'));
  await migrate(url);
  expect(
    await runOn(
      url,
      `select p.balance::text as balance, v.booked::text,
              (select h.balance::text from house_balance h join purse x on x.id = h.purse_id
                where x.purpose = 'house_vendors') as house
         from purse p join vendor_player v on v.member_id = p.member_id
        where p.purpose = 'vendor'`,
    ),
  ).toEqual([{ balance: '4500', booked: '4500', house: '0' }]);
  expect(await runOn(url, 'select * from ledger_violations()')).toEqual([]);
});
