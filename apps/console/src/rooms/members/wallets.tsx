import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';
import { CashLines } from './cash-lines.tsx';

type Wallet = MemberFile['wallets'][number];

/** What a member spends from; the site alone moves what is held, on its way or owed. */
const freezable: readonly string[] = ['main', 'play'];

/** What the member has, where it may go, and what came in and went out. */
export function Wallets({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const [money, word, may] = [useMoney(), useWord(), useMay()];
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t('member.wallets')}>
        <KeyedList<Wallet>
          inside
          label={t('member.wallets')}
          columns={[
            {
              key: 'purpose',
              header: t('wallet.purpose'),
              place: 'title',
              cell: ({ purpose }) => word('purpose', purpose),
            },
            {
              key: 'balance',
              header: t('wallet.balance'),
              align: 'end',
              cell: ({ balance, currency }) => <b>{money(balance, currency)}</b>,
            },
            {
              key: 'state',
              header: t('wallet.state'),
              place: 'corner',
              cell: ({ frozen }) => (
                <StatusPill tone={frozen ? 'danger' : 'success'}>
                  {t(frozen ? 'wallet.frozen' : 'wallet.free')}
                </StatusPill>
              ),
            },
            {
              key: 'act',
              header: <span className="sr-only">{t('actions')}</span>,
              place: 'foot',
              align: 'end',
              cell: (wallet) =>
                may('wallets.act') &&
                freezable.includes(wallet.purpose) && <Freeze id={member.id} wallet={wallet} />,
            },
          ]}
          rows={member.wallets}
          rowKey={({ purpose, currency }) => `${purpose} ${currency}`}
          empty={t('wallet.none')}
        />
      </Panel>
      <Panel title={t('member.bankAccounts')}>
        <KeyedList<MemberFile['bankAccounts'][number]>
          inside
          label={t('member.bankAccounts')}
          columns={[
            {
              key: 'bank',
              header: t('bank.bank'),
              place: 'title',
              cell: ({ bankName }) => bankName,
            },
            {
              key: 'digits',
              header: t('bank.number'),
              cell: ({ lastDigits }) => <span className="num">•••{lastDigits}</span>,
            },
            {
              key: 'bound',
              header: t('bank.bound'),
              cell: ({ createdAt }) => <Moment at={createdAt} />,
            },
            {
              key: 'usable',
              header: t('bank.usable'),
              cell: ({ usableAt }) => <Moment at={usableAt} />,
            },
          ]}
          rows={member.bankAccounts}
          rowKey={({ bankName, lastDigits, createdAt }) => `${bankName} ${lastDigits} ${createdAt}`}
          empty={t('bank.none')}
        />
      </Panel>
      <CashLines room="deposits" title={t('member.deposits')} lines={member.deposits} />
      <CashLines room="withdrawals" title={t('member.withdrawals')} lines={member.withdrawals} />
    </div>
  );
}

function Freeze({ id, wallet: { purpose, frozen } }: { id: string; wallet: Wallet }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.freezePurse}
      label={t(frozen ? 'wallet.unfreeze' : 'wallet.freeze')}
      kind={frozen ? 'outline' : 'danger'}
      text={t(frozen ? 'wallet.unfreezeText' : 'wallet.freezeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, purpose, frozen: !frozen, reason })}
    />
  );
}
