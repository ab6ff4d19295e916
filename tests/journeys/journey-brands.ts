import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lantern, type SeedBrand, seedBrand } from '@lantern/database/seed';
import { languages } from '@lantern/locales';
import pg from 'pg';

const { fields } = lantern.settings.registration;

/**
 * A brand for the journeys alone, beside the two that the product brings: the external service
 * checks phones, nobody chooses a password when registering by phone, a picture with characters
 * finds out machines, and one wallet pays for every game.
 */
export const phoneBrand: SeedBrand = {
  ...lantern,
  code: 'phone',
  name: 'Phone',
  host: 'phone.localhost',
  settings: {
    ...lantern.settings,
    countryDialingCode: '63',
    switches: ['USERNAMEREG3', 'MOBILEREG3', 'SMSVERIFREG3', 'DIRECTREG3'],
    wallets: { single: true, recallBeforeGame: false },
    registration: {
      ...lantern.settings.registration,
      fields: { ...fields, mobileNum: { ...fields.mobileNum, enabled: true, required: true } },
      captcha: true,
      phoneVerification: 'firebase',
    },
  },
};

/**
 * Another one, in every language, which journeys may close, and where what is announced comes up by
 * itself.
 */
export const shutBrand: SeedBrand = {
  ...lantern,
  code: 'shut',
  name: 'Shut',
  host: 'shut.localhost',
  settings: {
    ...lantern.settings,
    languages: ['en', ...languages.filter((language) => language !== 'en')],
  },
};

const journeyBrands = [phoneBrand, shutBrand];

/** Milliseconds: a site reads its brands every ten seconds. */
const readAgainWithin = 30_000;

/**
 * All journeys come from one network, which is not to be asked for more than one journey by itself
 * would be.
 */
const manyCodes = JSON.stringify({ captchaAfter: 10_000, perNetworkHour: 10_000 });

/**
 * What stands over a page without being asked for is the matter of one journey, and in the way of
 * all others.
 */
const nothingPopsUp = `update announcement set type = 'PR' from brand
  where brand.id = brand_id and code <> $1 and type in ('PU', 'PL')`;

/** A language that is written from the right to the left, beside the brand's own. */
const alsoArabic = `update brand set settings = jsonb_set(settings, '{languages}', settings->'languages' || '["ar"]') where code <> $1`;

/**
 * Readies the brands of a site for the journeys: adds those of the journeys alone, and changes what
 * would be in their way.
 */
export async function readyBrands(databaseUrl: string, site: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const brand of journeyBrands) await seedBrand(client, brand);
    await client.query(
      `update brand set settings = jsonb_set(settings, '{codes}', settings->'codes' || $1::jsonb)`,
      [manyCodes],
    );
    await client.query(nothingPopsUp, [shutBrand.code]);
    await client.query(alsoArabic, [shutBrand.code]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  const deadline = Date.now() + readAgainWithin;
  while (!(await knows(site, shutBrand.host))) {
    if (Date.now() > deadline)
      throw new Error(`The site at ${site} does not know ${shutBrand.host}.`);
    await sleep(100);
  }
}

/** Whether a site serves the brand of a host by now. */
const knows = (site: string, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    get(
      {
        host: hostname,
        port,
        path: '/wps/system/setting/register',
        headers: { host: `${host}:${port}` },
      },
      (reply) => resolve(reply.resume().statusCode === 200),
    ).once('error', reject);
  });
