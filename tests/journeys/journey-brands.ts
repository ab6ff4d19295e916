import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lantern, type SeedBrand, seedBrand } from '@lantern/database/seed';
import { languages } from '@lantern/locales';
import pg from 'pg';

const { fields } = lantern.settings.registration;

/**
 * A brand only for the journeys: the external service verifies phones, registration by phone needs
 * no password, the captcha is a picture with characters, and one wallet pays for every game.
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
    wallets: { single: true, recallBeforeGame: false, moveIntoGame: false },
    registration: {
      ...lantern.settings.registration,
      fields: { ...fields, mobileNum: { ...fields.mobileNum, enabled: true, required: true } },
      captcha: true,
      phoneVerification: 'firebase',
    },
  },
};

/**
 * Another brand for the journeys, in every language. Journeys may close it, and its announcements
 * open by themselves.
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
 * All journeys come from one network, whose limits would stop them.
 */
const manyCodes = JSON.stringify({ captchaAfter: 10_000, perNetworkHour: 10_000 });

/**
 * Only one journey is about announcements that open by themselves; they would block all others.
 */
const nothingPopsUp = `update announcement set type = 'PR' from brand
  where brand.id = brand_id and code <> $1 and type in ('PU', 'PL')`;

/** Adds a language that is written from right to left. */
const alsoArabic = `update brand
  set settings = jsonb_set(settings, '{languages}', settings->'languages' || '["ar"]')
  where code <> $1`;

/**
 * Prepares the brands of a site for the journeys: adds their own brands, and changes settings that
 * would block them.
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

/** Whether a site serves the brand of a host. */
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
