import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshName, TestSite, useTestSite } from '../../../testing/test-site.ts';
import type { Brand } from '../brand/index.ts';
import { saveRegistrationRules } from './index.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

type Rules = Brand['settings']['registration'];
const lantern = (): Brand => {
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('there is no brand');
  return brand;
};
/** Saves the rules of brand `lantern` with another rule for the username. */
const save = (change: Partial<Rules['fields']['username']>) => {
  const { registration } = lantern().settings;
  const username = { ...registration.fields.username, ...change };
  return saveRegistrationRules(site.site, lantern(), { ...registration, fields: { ...registration.fields, username } });
};
const refusal = (place: string, fault?: string) => ({
  code: 'invalid_input',
  value: { fields: [place], ...(fault ? { faults: [{ place, fault }] } : {}) },
});
const password = 'Secret-pass-1';
const register = (username: string) =>
  site.client.call(endpoints.registerMember, {
    body: { username, password, confirmPassword: password, agreement: true },
  });

describe('rules of registration that staff save', () => {
  it('REG-02 are in force at once', async () => {
    await save({ acceptedPattern: 'm[a-z0-9]+' });
    expect(await register(`x${freshName().slice(1)}`)).toMatchObject({ reply: { code: 'registration_invalid' } });
    expect((await register(freshName())).status).toBe(200);
    const { value } = await site.client.call(endpoints.validationRules, { language: 'vi' });
    expect(value.username.acceptedPattern).toBe('m[a-z0-9]+');
  });

  it.each(['*', '.*', '[A-Z]{2}[0-9]{6}', '^[a-z][a-z0-9]{5,15}$', '\\p{L}+', '(abc|def)[0-9]*', '[a-z]+@[0-9]+'])(
    'REG-02 K11 may have the expression %s',
    async (acceptedPattern) => {
      await expect(save({ acceptedPattern })).resolves.toBeUndefined();
    },
  );

  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '([a-zA-Z]+)*',
    '(x+x+)+y',
    '(a*)*b',
    '\\d+\\d+\\d+x',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)*=(.*)*',
  ])('REG-02 K11 may not have %s, which takes forever on some text', async (acceptedPattern) => {
    await expect(save({ acceptedPattern })).rejects.toMatchObject(refusal('fields.username.acceptedPattern', 'unsafe'));
    expect(lantern().settings.registration.fields.username.acceptedPattern).toBe('*');
  });

  it.each(['(?=x', '[a-', 'a{2,1}', '(a)\\1', '(?=.*[A-Z]).*', '(?<!a)b', '*a'])(
    'REG-02 K11 may not have %s, which the linear-time engine does not read',
    async (acceptedPattern) => {
      await expect(save({ acceptedPattern })).rejects.toMatchObject(
        refusal('fields.username.acceptedPattern', 'unreadable'),
      );
    },
  );

  it('K11 may not have an expression of more than 255 characters', async () => {
    const registration = refusal('fields.username.acceptedPattern');
    await expect(save({ acceptedPattern: 'a'.repeat(256) })).rejects.toMatchObject(registration);
  });

  it.each([
    [{ minLength: 9, maxLength: 8 }, 'fields.username.maxLength'],
    [{ maxLength: 256 }, 'fields.username.maxLength'],
    [{ minLength: -1 }, 'fields.username.minLength'],
    [{ enabled: false, required: true }, 'fields.username.required'],
    [{ patternId: 'made_up' as never }, 'fields.username.patternId'],
  ])('REG-02 name the place that is wrong: %j', async (change, place) => {
    await expect(save(change)).rejects.toMatchObject(refusal(place));
  });
});

it('K11 the site does not start on an expression that nobody has judged, and says where it is', async () => {
  await brands.set('harbor', ['registration', 'fields', 'line', 'acceptedPattern'], '(a+)+');
  const second = new TestSite();
  await expect(second.start({ databaseUrl: site.site.config.databaseUrl })).rejects.toThrow(
    'The settings of brand harbor are wrong at registration.fields.line.acceptedPattern: it is unsafe.',
  );
});
