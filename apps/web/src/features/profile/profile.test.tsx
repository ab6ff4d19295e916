import { chooseAvatar, memberIcon, updateProfile, uploadAvatar } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { answerProfile } from '../../../testing/security-answers.ts';
import { currentSession, openSession } from '../../lib/session/session.ts';
import { bornBy } from './age.ts';

beforeEach(() => openSession(sessionOf('demomember', { nickname: 'Lan' })));

function serverWith(told: Parameters<typeof answerProfile>[1] = {}): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerRegistration(server, asking({}));
  answerProfile(server, told);
  return server;
}

async function open(
  told: Parameters<typeof answerProfile>[1] = {},
  prepare?: (server: FakeServer) => void,
) {
  const server = serverWith(told);
  prepare?.(server);
  await renderSite('/?centre=profile', server);
  await screen.findByRole('dialog', { name: 'Profile' });
  return server;
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const write = async (label: string | RegExp, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

describe('the profile', () => {
  it('MEM-03 sends changed fields only, and removes a field that was emptied', async () => {
    const server = await open({ telegram: '@lan', occupation: 'Teacher' });
    await write('Occupation', 'Nurse');
    await userEvent.clear(await field('Telegram'));
    await userEvent.selectOptions(await field('Nationality'), 'Vietnam');
    expect(screen.getByText('3 unsaved changes')).toBeVisible();
    await save();
    expect(await screen.findByText('Profile saved.')).toBeVisible();
    expect(server.to(updateProfile)[0]?.body).toEqual({
      occupation: 'Nurse',
      telegram: null,
      nationality: 'VN',
    });
    expect(await screen.findByText('All changes saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('MEM-03 has all the fields of the specification', async () => {
    await open();
    const labels = [
      'Nickname',
      'Full name',
      'Birthday',
      'Address',
      'Nationality',
      'Occupation',
      'Source of income',
    ];
    for (const label of [...labels, 'Place of birth', 'Telegram'])
      expect(await field(new RegExp(`^${label}`))).toBeEnabled();
  });

  it('D-7 explains why a birthday needs more years than the registration', async () => {
    await open();
    expect(await field('Birthday')).toHaveAccessibleDescription(
      'You can register from 18, but Lantern sets a stricter rule for birthdays: 21 or older. ' +
        'You can set it only once.',
    );
  });

  it('MEM-03 takes no birthday that is less than 21 years back', async () => {
    const server = await open();
    const young = new Date();
    young.setFullYear(young.getFullYear() - 20);
    await userEvent.type(await field('Birthday'), young.toISOString().slice(0, 10));
    await save();
    expect(
      await screen.findByText('You must be 21 or older. Please check the date.'),
    ).toBeVisible();
    expect(await field('Birthday')).toHaveFocus();
    expect(server.to(updateProfile)).toHaveLength(0);
    await userEvent.clear(await field('Birthday'));
    await userEvent.type(await field('Birthday'), bornBy(21));
    await save();
    await waitFor(() =>
      expect(server.to(updateProfile)[0]?.body).toEqual({ birthday: bornBy(21) }),
    );
  });

  it('MEM-03 shows locked fields with the reason, and keeps them read-only', async () => {
    await open({
      fullname: 'Nguyễn Thị Lan',
      nationality: 'VN',
      locked: ['fullname', 'nationality'],
    });
    for (const label of ['Full name', 'Nationality']) {
      const input = await field(label);
      expect(input).toHaveAttribute('readonly');
      expect(input).toHaveAccessibleDescription(/can't change it here/);
    }
    expect(await field('Nationality')).toHaveValue('Vietnam');
  });

  it.each([
    ['nickname_taken', undefined, /^Nickname/],
    ['profile_invalid', { field: 'address' }, /^Address/],
    ['profile_locked', { field: 'zalo' }, /^Zalo/],
    ['under_age', undefined, /^Birthday/],
  ] as const)(
    'MEM-03 shows the refusal %s at the field it is about',
    async (code, value, label) => {
      await open({}, (server) =>
        server.on(updateProfile, () => {
          throw refuse(code, value);
        }),
      );
      await write('Occupation', 'Nurse');
      await save();
      await waitFor(async () => expect(await field(label)).toHaveAttribute('aria-invalid', 'true'));
      expect(await field(label)).toHaveFocus();
    },
  );

  it('MEM-03 requires a nickname, and shows a new one everywhere at once', async () => {
    const server = await open();
    await userEvent.clear(await field(/^Nickname/));
    await save();
    expect(await screen.findByText('Please enter a nickname.')).toBeVisible();
    await userEvent.type(await field(/^Nickname/), 'Lan Anh');
    await save();
    await waitFor(() => expect(currentSession()?.nickname).toBe('Lan Anh'));
    expect(server.to(updateProfile)[0]?.body).toEqual({ nickname: 'Lan Anh' });
  });
});

describe('the picture', () => {
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    return within(await screen.findByRole('dialog', { name: 'Your picture' }));
  };
  const pictures = () =>
    [...document.querySelectorAll('[data-letters] img')].map((one) => one.getAttribute('src'));

  it('MEM-01 is chosen from the drawn ones, and shown at once', async () => {
    const server = await open();
    const dialog = await choose();
    expect(dialog.getByRole('radio', { name: 'Face 2' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Face 5' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Picture changed.')).toBeVisible();
    expect(server.to(chooseAvatar)[0]?.body).toEqual({ id: 'face-5' });
    expect(pictures()).toEqual([artAddress('avatar', 'face-5')]);
  });

  it.each([
    [new File(['GIF89a'], 'lan.gif', { type: 'image/gif' }), 'Only PNG and JPEG pictures work.'],
    [
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'lan.png', { type: 'image/png' }),
      'larger than 5 MB',
    ],
    [
      new File(['no picture'], 'lan.png', { type: 'image/png' }),
      "couldn't read this file as a picture",
    ],
  ])('MEM-01 is not taken from the file %#, and the reason is said', async (file, sentence) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('undecodable')));
    const server = await open();
    const dialog = await choose();
    await userEvent.upload(
      dialog.getByLabelText('Upload your own picture', { selector: 'input' }),
      file,
      {
        applyAccept: false,
      },
    );
    await waitFor(() => expect(dialog.getByText(new RegExp(sentence))).toBeVisible());
    expect(server.to(uploadAvatar)).toHaveLength(0);
  });

  it('MEM-01 can be the member’s own, cut to a square before it is sent', async () => {
    const drawn: number[][] = [];
    const cut = new Blob(['cut'], { type: 'image/png' });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600 }));
    const context = { drawImage: (_: unknown, ...where: number[]) => drawn.push(where) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cut));
    const server = await open();
    const dialog = await choose();
    const own = new File(['png'], 'lan.png', { type: 'image/png' });
    await userEvent.upload(
      dialog.getByLabelText('Upload your own picture', { selector: 'input' }),
      own,
    );
    expect(await dialog.findByRole('img', { name: 'Preview of your picture' })).toBeVisible();
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(pictures()).toEqual(['/media/avatar/own.png']));
    const sent = server.to(uploadAvatar)[0];
    expect(sent?.body).toEqual({
      files: [expect.objectContaining({ size: 3, type: 'image/png' })],
    });
    expect(drawn.at(-1)).toEqual([100, 0, 600, 600, 0, 0, 512, 512]);
    expect(sent?.headers.has('content-type')).toBe(false);
  });

  it('MEM-01 is shown in the header, with the drawn one and letters as fallbacks', async () => {
    const server = serverWith();
    server.on(memberIcon, () => ({ icon: '/media/avatar/own.png' }));
    await renderApp('/', { server, session: lan });
    await screen.findByRole('button', { name: 'Account: Lan' });
    await waitFor(() => expect(pictures()).toEqual(['/media/avatar/own.png']));
  });
});
