import { endSessions, loginHistory } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../testing/fake-server.ts';
import { openSessions } from '../../../../testing/security-answers.ts';
import { openSecurity, press } from '../../../../testing/security-visit.tsx';

describe('sessions', () => {
  const [phone] = openSessions;

  it('LOG-09 are listed by device and address, this one first and marked', async () => {
    await openSecurity();
    const [own] = await screen.findAllByText('Chrome on Windows', { selector: 'li *' });
    const rows = within(own?.closest('ul') as HTMLElement).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Chrome on WindowsThis device.*198\.51\.100\.7/);
    expect(rows[1]).toHaveTextContent(/Safari on iPhone.*203\.0\.113\.40/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('LOG-09 are ended one by one, after a question', async () => {
    const { server } = await openSecurity();
    await press('End: Safari on iPhone, 203.0.113.40');
    const question = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
    expect(server.to(endSessions)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('1 session ended.')).toBeVisible();
    expect(server.to(endSessions)[0]?.body).toEqual({ id: phone?.id });
  });

  it('LOG-09 are ended all but this one', async () => {
    const { server } = await openSecurity();
    await press('End all others');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'End all other sessions?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(server.to(endSessions)[0]?.body).toEqual({ others: true }));
  });

  it('LOG-09 treat a session that expired as ended', async () => {
    await openSecurity({}, (server) =>
      server.on(endSessions, () => {
        throw refuse('session_not_found');
      }),
    );
    await press('End: Safari on iPhone, 203.0.113.40');
    const question = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('This session has already ended.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the login history', () => {
  it('MEM-02 lists every login attempt with its result, page by page', async () => {
    const { server } = await openSecurity();
    const table = within(await screen.findByRole('table', { name: 'Login history' }));
    expect(table.getByText('Wrong password')).toBeVisible();
    expect(table.getByText('Logged in')).toBeVisible();
    await press('Page 2');
    await waitFor(() => expect(server.to(loginHistory).at(-1)?.query).toEqual({ pageNo: '2' }));
  });
});
