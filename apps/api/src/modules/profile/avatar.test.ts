import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { paint, uploadPicture } from '../../../testing/forms.ts';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const avatarOf = async (token: string) =>
  (await site.client.call(endpoints.playerAvatar, { token })).value;
const choose = (token: string, id: string) =>
  site.client.call(endpoints.chooseAvatar, { token, body: { id } });
const fetchFile = (address: string, host = 'localhost') =>
  site.client.raw('GET', address).set('host', host);
const fileOf = (address: string) =>
  /^\/media\/files\/([0-9a-f]{32})\?/.exec(address)?.[1] ?? 'none';

describe('an avatar', () => {
  it('MEM-01 is the first of twelve drawn ones until the member chooses', async () => {
    const { token } = await site.register();
    const { avatar, chosen, choices } = await avatarOf(token);
    expect(choices).toHaveLength(12);
    expect(new Set(choices.map(({ url }) => url)).size).toBe(12);
    expect({ avatar, chosen }).toEqual({ avatar: choices[0]?.url, chosen: choices[0]?.id });
    for (const { url } of choices)
      expect(await site.client.raw('GET', url)).toMatchObject({
        status: 200,
        type: 'image/svg+xml',
      });
  });

  it('MEM-01 can be chosen, and becomes the icon', async () => {
    const { token } = await site.register();
    const { choices } = await avatarOf(token);
    const fifth = choices[4];
    expect((await choose(token, fifth?.id ?? '')).value).toEqual({ avatar: fifth?.url });
    expect(await avatarOf(token)).toMatchObject({ avatar: fifth?.url, chosen: fifth?.id });
    expect((await site.client.call(endpoints.memberIcon, { token })).value).toEqual({
      icon: fifth?.url,
    });
  });

  it.each(['0', '13', '01', 'drawn:1', '__proto__'])('MEM-01 cannot be %s', async (id) => {
    const { token } = await site.register();
    expect(await choose(token, id)).toMatchObject({
      status: 404,
      reply: { code: 'avatar_unknown' },
    });
  });

  it('MEM-01 cannot be changed by a trial account', async () => {
    const { value } = await site.client.call(endpoints.freePlay, { body: {} });
    expect((await avatarOf(value.token)).chosen).toBe('1');
    expect(await choose(value.token, '2')).toMatchObject({
      reply: { code: 'in_need_true_account' },
    });
  });
});

describe('an uploaded picture', () => {
  it('MEM-01 replaces the drawn one', async () => {
    const { token } = await site.register();
    const { value } = await uploadPicture(site, token, await paint('jpeg'));
    const { avatar, chosen } = await avatarOf(token);
    expect([fileOf(avatar), chosen]).toEqual([fileOf(value.avatar), null]);
    const shown = await fetchFile(avatar);
    expect(shown).toMatchObject({ status: 200, type: 'image/webp' });
    expect((shown.body as Buffer).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('K8 D11 is served without scripts, and is not cached on the way', async () => {
    const { token } = await site.register();
    const { value } = await uploadPicture(site, token, await paint('png'));
    const { headers } = await fetchFile(value.avatar);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=3\d{3}$/),
    });
  });

  it('replaces the previous one, which is removed', async () => {
    const { token, customerId } = await site.register();
    const first = await uploadPicture(site, token, await paint('png'));
    const second = await uploadPicture(site, token, await paint('jpeg'));
    expect(await site.site.files.get(fileOf(first.value.avatar))).toBeUndefined();
    expect((await fetchFile(first.value.avatar)).status).toBe(404);
    expect((await fetchFile(second.value.avatar)).status).toBe(200);
    expect(
      await site.query('select id from stored_file where member_id = $1', [customerId]),
    ).toHaveLength(1);
  });

  it('is removed when the member chooses a drawn one', async () => {
    const { token, customerId } = await site.register();
    const { value } = await uploadPicture(site, token, await paint('png'));
    await choose(token, '3');
    expect((await fetchFile(value.avatar)).status).toBe(404);
    expect(
      await site.query('select id from stored_file where member_id = $1', [customerId]),
    ).toEqual([]);
  });

  it('is one, when five are uploaded at the same time', async () => {
    const { token, customerId } = await site.register();
    const picture = await paint('png');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => uploadPicture(site, token, picture)),
    );
    const rows = await site.query<{ id: string }>(
      'select id from stored_file where member_id = $1',
      [customerId],
    );
    expect(rows.map(({ id }) => id)).toEqual([fileOf((await avatarOf(token)).avatar)]);
    const found = await Promise.all(
      answers.map(({ value }) => site.site.files.get(fileOf(value.avatar))),
    );
    expect(found.filter((file) => file !== undefined)).toHaveLength(1);
  });

  it('M1 keeps the previous one when the database fails, and leaves no new file', async () => {
    const { token } = await site.register();
    const { value } = await uploadPicture(site, token, await paint('png'));
    const put: string[] = [];
    const { files } = site.site;
    const keep = files.put.bind(files);
    files.put = (id, bytes) => keep(id, bytes).then(() => void put.push(id));
    await site.asOwner('alter table stored_file add constraint nobody check (false) not valid');
    const answer = await uploadPicture(site, token, await paint('png'));
    await site.asOwner('alter table stored_file drop constraint nobody');
    files.put = keep;
    expect(answer.status).toBe(500);
    expect(put).toHaveLength(1);
    expect(await files.get(put[0] ?? '')).toBeUndefined();
    expect((await fetchFile(value.avatar)).status).toBe(200);
  });
});

describe('D11 the link to a picture', () => {
  const link = async () => {
    const { token } = await site.register();
    return (await uploadPicture(site, token, await paint('png'))).value.avatar;
  };

  let known: Promise<string> | undefined;

  it('D11 is valid for an hour at most', async () => {
    const address = await link();
    site.clock.turn({ minutes: 49 });
    expect((await fetchFile(address)).status).toBe(200);
    site.clock.turn({ minutes: 11 });
    expect((await fetchFile(address)).status).toBe(404);
  });

  it('D11 D1 is valid for that picture only', async () => {
    const [own, other] = [await link(), await link()];
    expect((await fetchFile(own.replace(fileOf(own), fileOf(other)))).status).toBe(404);
  });

  it('D2 D11 is valid at its brand only', async () => {
    expect((await fetchFile(await link(), harbor)).status).toBe(404);
  });

  it.each([
    ['no signature', (address: string) => address.replace(/&signature=.*/, '')],
    ['no expiry', (address: string) => address.replace(/expires=\d+&/, '')],
    ['an empty signature', (address: string) => address.replace(/signature=.*/, 'signature=')],
    ['another signature', (address: string) => address.replace(/signature=.{4}/, 'signature=AAAA')],
    ['a later expiry', (address: string) => address.replace(/expires=\d/, 'expires=9')],
    ['an invalid expiry', (address: string) => address.replace(/expires=\d+/, 'expires=1e99')],
    ['two signatures', (address: string) => `${address}&signature=x`],
    ['nothing', (address: string) => address.replace(/\?.*/, '')],
    ['a path as id', () => '/media/files/..%2f..%2fetc%2fpasswd?expires=9999999999&signature=x'],
  ])('D11 is rejected with %s', async (_what, change) => {
    known ??= link();
    expect((await fetchFile(change(await known))).status).toBe(404);
  });
});
