import { feedbackBounds, pictureUpload, sendFeedback } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { fillIn } from '../../../testing/render-site.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.on(sendFeedback, () => ({ reference: 'F-7K2M9Q4W' }));
  // jsdom decodes no picture and keeps none.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('undecodable');
    return { close: () => undefined };
  });
  let kept = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${++kept}`, revokeObjectURL: () => undefined });
});

async function open(session?: typeof lan) {
  await renderApp('/?overlay=feedback', { server, ...(session && { session }) });
  return within(await screen.findByRole('dialog', { name: 'Feedback' }));
}
type Dialog = Awaited<ReturnType<typeof open>>;

async function fill(dialog: Dialog, content = 'The draw bar is too small.') {
  await userEvent.selectOptions(await dialog.findByLabelText(/^What is it about/), 'site');
  await userEvent.type(dialog.getByLabelText(/^Your message/), content);
}
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Send' }));
const attach = async (dialog: Dialog, ...files: File[]) =>
  userEvent.upload(await dialog.findByLabelText('Add pictures', { selector: 'input' }), files, {
    applyAccept: false,
  });
const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const removers = (dialog: Dialog) => dialog.queryAllByRole('button', { name: /^Remove/ });

describe('CS-03 a message to the brand', () => {
  it('CS-03 is sent with how to reach a visitor, and its reference can be copied', async () => {
    const dialog = await open();
    await fill(dialog);
    await fillIn(dialog.getByLabelText(/^How can we reach you/), ' lan@example.com ');
    await send(dialog);
    expect(await dialog.findByText('F-7K2M9Q4W')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
    expect(server.to(sendFeedback)[0]?.body).toEqual({
      type: 'site',
      content: 'The draw bar is too small.',
      contact: 'lan@example.com',
    });
  });

  it('CS-03 does not ask a member how to be reached', async () => {
    const dialog = await open(lan);
    await fill(dialog);
    expect(dialog.queryByLabelText(/^How can we reach you/)).toBeNull();
    await send(dialog);
    await dialog.findByText('F-7K2M9Q4W');
    expect(server.to(sendFeedback)[0]?.body).not.toHaveProperty('contact');
  });

  it('CS-03 LIM-01 has 10 to 140 characters and a subject', async () => {
    expect(feedbackBounds).toEqual({ min: 10, max: 140 });
    const dialog = await open();
    await send(dialog);
    expect(await dialog.findByText("Choose what it's about.")).toBeVisible();
    expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
    await userEvent.click(dialog.getByLabelText(/^Your message/));
    await userEvent.paste('x'.repeat(141));
    expect(dialog.getByText('141/140')).toBeVisible();
    expect(dialog.getByText('Write at most 140 characters.')).toBeVisible();
    expect(server.to(sendFeedback)).toHaveLength(0);
  });

  it('CS-03 keeps the text when it cannot be sent', async () => {
    server.on(sendFeedback, () => {
      throw refuse('too_many_requests');
    });
    const dialog = await open();
    await fill(dialog);
    await send(dialog);
    expect(await dialog.findByText(/too (many|often)/i)).toBeVisible();
    expect(dialog.getByLabelText(/^Your message/)).toHaveValue('The draw bar is too small.');
  });
});

describe('CSH-05 the pictures of a message', () => {
  it('CSH-05 go with it after its text, and can be taken back before', async () => {
    const dialog = await open();
    await fill(dialog);
    await attach(dialog, png('one.png'), png('two.png'));
    await waitFor(() => expect(removers(dialog)).toHaveLength(2));
    expect(dialog.getByRole('img', { name: 'one.png' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove one.png' }));
    await send(dialog);
    await dialog.findByText('F-7K2M9Q4W');
    const parts = server.to(sendFeedback)[0]?.parts ?? [];
    expect(parts.map(([name]) => name)).toEqual(['body', 'file']);
    expect(parts[1]?.[1]).toMatchObject({ name: 'two.png' });
  });

  it('CSH-05 that are still being read are waited for', async () => {
    let decoded = () => {};
    vi.stubGlobal(
      'createImageBitmap',
      () =>
        new Promise((resolve) => {
          decoded = () => resolve({ close: () => undefined });
        }),
    );
    const dialog = await open();
    await fill(dialog);
    await attach(dialog, png('large.png'));
    await send(dialog);
    expect(server.to(sendFeedback)).toEqual([]);
    decoded();
    expect(await dialog.findByRole('img', { name: 'large.png' })).toBeVisible();
    await send(dialog);
    await dialog.findByText('F-7K2M9Q4W');
    expect(server.to(sendFeedback)[0]?.parts?.map(([name]) => name)).toEqual(['body', 'file']);
  });

  it('CSH-05 LIM-01 allow three PNG or JPEG files of 5 MB, and explain rejections', async () => {
    expect(pictureUpload).toEqual({ files: 3, bytes: 5 * 1024 * 1024 });
    const dialog = await open();
    await attach(
      dialog,
      new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
      new File([new Uint8Array(pictureUpload.bytes + 1)], 'huge.jpg', { type: 'image/jpeg' }),
      png('broken.png'),
      ...['one.png', 'two.png', 'three.png', 'four.png'].map(png),
    );
    const alert = await dialog.findByText("moving.gif isn't a PNG or JPEG file.");
    expect(alert).toBeVisible();
    expect(dialog.getByText('huge.jpg is larger than 5 MB.')).toBeVisible();
    expect(dialog.getByText("We couldn't read broken.png as a picture.")).toBeVisible();
    expect(dialog.getByText("We can't add four.png. The limit is 3 pictures.")).toBeVisible();
    expect(removers(dialog)).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  });
});
