import {
  checks,
  type Dialect,
  hub88Dialect,
  type Member,
  type Place,
  Stage,
  seamlessDialect,
} from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, it } from 'vitest';
import { disabledMember } from '../../../testing/disabled-member.ts';
import { vendorSecret } from '../../../testing/fake-vendor.ts';
import { hub88Keys, useHub88 } from '../../../testing/hub88.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const hub88 = useHub88();
const site = useTestSite();
hub88.connect(site);

const opening = 1_000_000n;

let blocked = '';
beforeAll(async () => {
  await staffAt(site, 'cashier');
  blocked = await disabledMember(site);
});

/** Free rounds on a slot of the house, as staff grant them. */
const grantTo = (memberId: string, game: string) =>
  site.query(
    `select free_round_make(m.brand_id, m.id, $2, s.id, null, 'A certification', m.id::text)
       from member m join lateral (select id from staff where brand_id = m.brand_id limit 1) s
         on true
      where m.id = $1`,
    [memberId, JSON.stringify({ games: [game], value: '1000', rounds: 3, days: 7 })],
  );

async function memberOf(query: { nodeId: string; vassalage: string }): Promise<Member> {
  const { token, customerId } = await site.memberWith(opening);
  if (query.vassalage === 'BGS') await grantTo(customerId, query.nodeId);
  return {
    async launch() {
      const { value } = await site.client.call(endpoints.launchGame, { token, query });
      return value.game_url;
    },
    async logout() {
      await site.client.call(endpoints.logout, { token });
    },
  };
}

const stageOf = (dialect: () => Dialect, query: { nodeId: string; vassalage: string }) => {
  let stage: Stage | undefined;
  return () => {
    const member = () => memberOf(query);
    const place: Place = { site: site.url, dialect: dialect(), member, other: member, blocked };
    stage ??= new Stage(place);
    return stage;
  };
};

const vendors = {
  seamless: stageOf(
    () =>
      seamlessDialect({
        ...{ site: site.url, vendor: 'BGS', secret: vendorSecret, game: 'carp-leap' },
      }),
    { nodeId: 'BGS:carp-leap', vassalage: 'BGS' },
  ),
  hub88: stageOf(
    () =>
      hub88Dialect({
        ...{ vendor: 'HUB88', privateKey: hub88Keys.privateKey, supplier: hub88.get() },
      }),
    { nodeId: 'HUB88:stand_in_wheel', vassalage: 'HUB88' },
  ),
};

describe.each(Object.entries(vendors))(
  'GAM-27 the certification list over %s',
  (_protocol, stage) => {
    // What a protocol does not have is skipped with the reason, not counted as proved.
    it.for(checks)('$number $title', async ({ title, run }, { skip }) => {
      const reason = stage().dialect.lacks[title];
      if (reason !== undefined) skip(reason);
      await run(stage());
    });
  },
);
