import { consolidatedFunds } from '@lantern/contracts';
import { Button, Skeleton, StatusRow } from '@lantern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Info, Undo2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { refreshBalance } from '../../lib/money/balance.ts';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { refreshWallets } from '../../lib/money/wallets.ts';
import { Rows, Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { type Funds, isUnderWay, useParts, useVendorWallets, type VendorWallet } from './funds.ts';
import { LastTransfers } from './last-transfers.tsx';
import { MoneyWays } from './money-ways.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { TotalCard } from './total-card.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useMove } from './use-move.ts';
import { VendorRow } from './vendor-row.tsx';

/**
 * The page `transferFund`: where all of the money is, and how it gets from one place to another.
 */
export default function FundPage() {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(consolidatedFunds),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      {data && <Money funds={data} />}
      {!data && <WalletCard tools className="min-h-28 md:px-6" />}
      {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Skeleton className="h-48 rounded-card" />}
      <MoneyWays />
    </div>
  );
}

/**
 * Where there are no vendors with wallets of their own, there is one wallet and nothing to move.
 */
function Money({ funds }: { funds: Funds }) {
  const { t } = useTranslation('centre');
  const wallets = useVendorWallets(funds);
  if (wallets.length > 0) return <Wallets funds={funds} wallets={wallets} />;
  return (
    <>
      <WalletCard tools className="min-h-28 md:px-6" />
      <p className="flex gap-3 rounded-card bg-info-soft px-4 py-3 text-body text-info">
        <Info size={20} aria-hidden className="shrink-0" />
        {t('wallet.single')}
      </p>
    </>
  );
}

function Wallets({ funds, wallets }: { funds: Funds; wallets: readonly VendorWallet[] }) {
  const client = useQueryClient();
  const parts = useParts(funds, wallets);
  const [opened, setOpened] = useState<string>();
  const { currency, isSingle } = funds;
  return (
    <>
      <TotalCard
        {...{ parts, currency }}
        refresh={() => Promise.all([refreshWallets(client), refreshBalance(client)])}
      />
      <OnItsWay {...{ wallets, opened }} />
      <Places {...{ wallets, currency }} main={parts.main} onOpen={setOpened} />
      <TransferForm
        {...{ wallets, currency }}
        main={parts.main}
        single={isSingle}
        onOpen={setOpened}
      />
      <LastTransfers transfers={funds.transfers.filter((one) => !isUnderWay(one))} />
    </>
  );
}

interface PlacesProps {
  wallets: readonly VendorWallet[];
  main: string;
  currency: string;
  onOpen: (reference: string) => void;
}

function Places({ wallets, main, currency, onOpen }: PlacesProps) {
  const { t } = useTranslation('wallets');
  const { move, moving, trouble } = useMove(onOpen);
  const fetching = moving?.direction === 'out' ? moving.vassalage : undefined;
  const idle = wallets.every(({ balance, silent }) => balance === '0' && !silent);
  return (
    <Section
      title={t('where.title')}
      hint={t('where.hint')}
      action={
        <Button
          kind="soft"
          disabled={idle}
          loading={moving?.direction === 'recall'}
          start={<Undo2 size={18} aria-hidden />}
          onClick={() => move({ direction: 'recall' })}
        >
          {t('recall.action')}
        </Button>
      }
    >
      <FormTrouble trouble={trouble} />
      <Rows>
        <StatusRow
          icon={<Wallet size={20} />}
          title={t('where.main')}
          text={t('where.mainText')}
          action={<HiddenMoney minor={main} currency={currency} className="num text-h3" />}
        />
        {wallets.map((wallet) => (
          <VendorRow
            key={wallet.vassalage}
            {...{ wallet, currency }}
            busy={fetching === wallet.vassalage}
            onFetch={() => move({ direction: 'out', vassalage: wallet.vassalage })}
          />
        ))}
      </Rows>
    </Section>
  );
}
