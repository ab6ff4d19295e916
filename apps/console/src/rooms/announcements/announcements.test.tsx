import { type StaffAnnouncement, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const announcement: StaffAnnouncement = {
  ...{ id: someId, type: 'PL', audience: 'agents', title: 'New rates', languages: ['vi', 'en'] },
  ...{ publishedAt: '2026-11-24T05:06:07.000Z', endsAt: null, current: true },
};

async function openRoom(): Promise<FakeOps> {
  const ops = new FakeOps('support');
  ops.on(staffEndpoints.staffAnnouncements, ({ query }) => {
    const list = query.audience === 'all' ? [] : [announcement];
    return { list, total: list.length, totalPages: 1 };
  });
  ops.on(staffEndpoints.publishAnnouncement, () => announcement);
  ops.on(staffEndpoints.endAnnouncement, () => ({}));
  await renderConsole('/announcements', { ops, token: 't' });
  await screen.findByText('New rates');
  return ops;
}

it('AGT-01 publishes an announcement to agents, in the languages that are written', async () => {
  const ops = await openRoom();
  await userEvent.click(screen.getByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
  const [, title] = dialog.getAllByRole('textbox', { name: /Title/ });
  const [, text] = dialog.getAllByRole('textbox', { name: /^Text/ });
  if (!title || !text) expect.fail('a language has no fields');
  await userEvent.type(title, 'Salaries from Monday');
  await userEvent.type(text, 'Ask your upline.');
  await userEvent.type(dialog.getByRole('textbox', { name: /Days/ }), '7');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'agreed with all');
  await userEvent.click(dialog.getByRole('button', { name: 'New announcement' }));
  const texts = [{ language: 'en', title: 'Salaries from Monday', text: 'Ask your upline.' }];
  await expect
    .poll(() => ops.to(staffEndpoints.publishAnnouncement))
    .toMatchObject([{ body: { audience: 'agents', type: 'PL', texts, days: 7 } }]);
});

it('AGT-01 takes an announcement down, and shows those of one audience', async () => {
  const ops = await openRoom();
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take down' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'it is over');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect
    .poll(() => ops.to(staffEndpoints.endAnnouncement))
    .toMatchObject([{ body: { id: someId, reason: 'it is over' } }]);
  await userEvent.click(screen.getByRole('radio', { name: 'All members' }));
  expect(await screen.findByText('No announcements yet.')).toBeVisible();
});
