import { Button, StatusRow } from '@lantern/ui';
import { ArrowDownToLine, ArrowUpFromLine, Info, type LucideIcon, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../lib/balance.ts';
import { type CentrePage, useOverlay } from '../../lib/overlay.ts';
import { Rows, Section } from '../../lib/section.tsx';
import { WalletCard } from '../../lib/wallet-card.tsx';

/** The ways that money takes from here; the first one is what most come for. */
const ways = [
  { page: 'depositv2', text: 'deposit', icon: ArrowDownToLine, kind: 'accent' },
  { page: 'withdraw', text: 'withdraw', icon: ArrowUpFromLine, kind: 'outline' },
  { page: 'transactionHistory', text: 'record', icon: ReceiptText, kind: 'outline' },
] as const satisfies readonly { page: CentrePage; text: string; icon: LucideIcon; kind: string }[];

/** The page `transferFund`: what is in the wallet, and where money goes from there. */
export default function WalletPage() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  const single = useBalance().data?.isSingle;
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <WalletCard tools className="min-h-28 md:px-6" />
      {single && (
        <p className="flex gap-3 rounded-card bg-info-soft px-4 py-3 text-body text-info">
          <Info size={20} aria-hidden className="shrink-0" />
          {t('wallet.single')}
        </p>
      )}
      <Section title={t('wallet.ways')}>
        <Rows>
          {ways.map(({ page, text, icon: Icon, kind }) => (
            <StatusRow
              key={page}
              icon={<Icon size={20} />}
              title={t(`wallet.${text}`)}
              text={t(`wallet.${text}Text`)}
              action={
                <Button kind={kind} className="min-w-40" onClick={() => overlay.openCentre(page)}>
                  {t(`wallet.${text}`)}
                </Button>
              }
            />
          ))}
        </Rows>
      </Section>
    </div>
  );
}
