import { Button, StatusRow } from '@lantern/ui';
import { ArrowDownToLine, ArrowUpFromLine, type LucideIcon, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CentrePage, useOverlay } from '../../lib/navigation/overlay.ts';
import { Rows, Section } from '../../lib/show/section.tsx';

/** The ways that money takes from here; the first one is what most come for. */
const ways = [
  { page: 'depositv2', text: 'deposit', icon: ArrowDownToLine, kind: 'accent' },
  { page: 'withdraw', text: 'withdraw', icon: ArrowUpFromLine, kind: 'outline' },
  { page: 'transactionHistory', text: 'record', icon: ReceiptText, kind: 'outline' },
] as const satisfies readonly { page: CentrePage; text: string; icon: LucideIcon; kind: string }[];

/** Where money goes from the main wallet. */
export function MoneyWays() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  return (
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
  );
}
