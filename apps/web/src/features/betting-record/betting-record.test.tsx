import { endpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember, fairRound, historyOf, roundOf } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { openSession } from '../../lib/session/session.ts';

const address = '/?centre=personalHistoryCopy';

function recordServer(
  answer: Parameters<typeof historyOf> = [[fairRound, roundOf(41)]],
): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  server.on(endpoints.betHistory, () => historyOf(...answer));
  return server;
}

const asked = (server: FakeServer) => server.to(endpoints.betHistory).map((call) => call.query);
const openFirst = async () => {
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^Details of the round/ }))[0] ?? expect.fail(),
  );
  return screen.findByRole('dialog', { name: 'Lucky Bowl' });
};

beforeEach(() => openSession(sessionOf('demomember')));
afterEach(() => void vi.restoreAllMocks());

describe('the betting record', () => {
  it('GAM-24 lists every round with stake, win, result and state', async () => {
    await renderSite(address, recordServer());
    const [, won, lost] = await screen.findAllByRole('row');
    expect(won).toHaveTextContent(/Lucky Bowl.*Won.*₫20,000.*₫60,000.*\+₫40,000/);
    expect(lost).toHaveTextContent(/Lucky Bowl.*Lost.*₫20,000.*₫0.*-₫20,000/);
  });

  it('GAM-24 shows the totals of the period', async () => {
    await renderSite(address, recordServer());
    expect(await screen.findByText('Bets')).toBeVisible();
    await waitFor(() => expect(screen.getByText('₫40,000')).toBeVisible());
    expect(screen.getByText('+₫20,000')).toBeVisible();
  });

  it('WAL-05 starts with the last seven days, and a choice starts at the first page', async () => {
    const vendors = [
      { vassalage: 'BGS', vendorName: 'Lantern Originals' },
      { vassalage: 'XYZ', vendorName: 'Others' },
    ];
    const server = recordServer([[fairRound], { total: 400, totalPages: 20, vendors }]);
    await renderSite(address, server);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Won' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'Others');
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    const first = { days: 'last7', status: 'all', pageNo: '1' };
    await waitFor(() =>
      expect(asked(server)).toEqual([
        first,
        { ...first, pageNo: '2', upTo: '1773477000000000' },
        { ...first, status: 'won' },
        { ...first, status: 'won', vassalage: 'XYZ' },
        { days: 'last30', status: 'won', pageNo: '1' },
      ]),
    );
  });

  it('WAL-05 offers no choice of vendors where one alone was played', async () => {
    await renderSite(address, recordServer());
    await screen.findAllByRole('row');
    expect(screen.queryByRole('combobox', { name: 'Vendor' })).toBeNull();
  });

  it('WAL-05 saves the chosen rows as a file', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const server = recordServer();
    server.on(endpoints.betHistoryFile, () => new Blob(['Started,Ended']));
    await renderSite(address, server);
    await userEvent.click(await screen.findByRole('button', { name: 'Lost' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(server.to(endpoints.betHistoryFile).at(-1)?.query).toEqual({
      days: 'last7',
      status: 'lost',
    });
  });

  it('WAL-05 turns pages, three around the current one and one at each end', async () => {
    const server = recordServer([[fairRound], { total: 400, totalPages: 20 }]);
    await renderSite(address, server);
    const pager = await screen.findByRole('navigation', { name: 'Pages of the betting record' });
    const names = () =>
      within(pager)
        .getAllByRole('button', { name: /^Page/ })
        .map((button) => button.textContent);
    expect(names()).toEqual(['1', '2', '3', '20']);
    await userEvent.click(within(pager).getByRole('button', { name: 'Page 20' }));
    await waitFor(() => expect(names()).toEqual(['1', '18', '19', '20']));
    expect(asked(server).at(-1)).toMatchObject({ days: 'last7', pageNo: '20' });
  });

  it('GAM-24 opens a round with its number, its selection and its outcome', async () => {
    await renderSite(address, recordServer());
    const details = await openFirst();
    expect(within(details).getByText('LB-42')).toBeVisible();
    expect(within(details).getByText('fish 20000')).toBeVisible();
    expect(within(details).getByText('Fish, Fish, Crab')).toBeVisible();
    expect(within(details).getByText('fish,fish,crab')).toBeVisible();
    expect(within(details).getByText('+₫40,000')).toBeVisible();
  });

  it('GAM-24 I18N-01 shows selection and outcome in the language of the page', async () => {
    const { fairness } = fairRound.details ?? expect.fail();
    const stakes = [
      { on: 'crab', amount: '5000' },
      { on: 'big_small', amount: '15000' },
    ];
    const told = { selection: 'Crab ₫5,000, Big small ₫15,000', stakes, fairness };
    await renderSite(address, recordServer([[{ ...fairRound, details: told }]]), 'vi');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /Lucky Bowl/ }))[0] ?? expect.fail(),
    );
    const details = within(await screen.findByRole('dialog', { name: 'Lucky Bowl' }));
    const fact = (name: string) => details.getAllByText(name)[0]?.nextElementSibling;
    expect(fact('Kết quả')).toHaveTextContent('Cá, Cá, Cua');
    expect(fact('Cửa đặt')).toHaveTextContent(/^Cua 5\.000 ₫big small 15\.000 ₫$/);
  });

  it('GAM-25 shows the data that verify a round, and links the page that does it', async () => {
    await renderSite(address, recordServer());
    const details = await openFirst();
    for (const value of ['lucky-bowl-1', 'ab'.repeat(32), 'my-seed-17', '7']) {
      expect(within(details).getByText(value)).toBeVisible();
    }
    const link = within(details).getByRole('link', { name: /Verify this round/ });
    expect(link).toHaveAttribute('href', 'http://127.0.0.1:4000/verify?round=42');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('GAM-25 K2 shows the same without a link where the vendor gave none', async () => {
    const { verifyUrl: _given, ...proof } = fairRound.details?.fairness ?? expect.fail();
    await renderSite(address, recordServer([[{ ...fairRound, details: { fairness: proof } }]]));
    const details = await openFirst();
    expect(within(details).getByText('my-seed-17')).toBeVisible();
    expect(within(details).queryByRole('link', { name: /Verify this round/ })).toBeNull();
  });

  it('LOT-07 a lottery ticket leads to its draw, which verifies it', async () => {
    const draw = 'k3-1-20261128-0042';
    await renderSite(address, recordServer([[{ ...fairRound, details: { draw } }]]));
    const link = within(await openFirst()).getByRole('link', { name: 'Verify this round' });
    expect(link).toHaveAttribute('href', `/lottery?drawId=${draw}`);
  });

  it('GAM-24 copies the number of a round', async () => {
    const user = userEvent.setup();
    await renderSite(address, recordServer());
    const details = await openFirst();
    await user.click(within(details).getByRole('button', { name: 'Copy: Round number' }));
    expect(await navigator.clipboard.readText()).toBe('LB-42');
    expect(await within(details).findByText('Copied')).toBeInTheDocument();
  });

  it('GAM-24 says that there are no rounds, and links the games', async () => {
    const { place } = await renderSite(address, recordServer([[]]));
    expect(await screen.findByText('No rounds in this period')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Find a game' }));
    expect(place()).toBe('/');
  });

  it('ERR-03 says what went wrong, with the number to quote, and retries', async () => {
    const server = recordServer();
    server.on(endpoints.betHistory, () => {
      throw refuse('internal_error');
    });
    await renderSite(address, server);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    expect(screen.getByText('req-test')).toBeVisible();
    server.on(endpoints.betHistory, () => historyOf([fairRound]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Details of the round/ })).toBeVisible();
  });
});
