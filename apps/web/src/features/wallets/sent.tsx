import type { LineTransfer } from '@lantern/contracts';
import { Button, Card } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { intoSight } from '../../lib/navigation/into-sight.ts';
import { SuccessDisc } from '../../lib/show/success-disc.tsx';

/** The confirmation of a transfer, with the next step. */
export function Sent({ transfer, onAgain }: { transfer: LineTransfer; onAgain: () => void }) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const { amount, currency, otherName, reference } = transfer;
  return (
    <Card className="flex flex-col items-center gap-3 py-8 text-center">
      <SuccessDisc size={36} />
      <div role="status">
        <h3 ref={intoSight} tabIndex={-1} className="text-h1 outline-none">
          {t('line.done', { amount: money(amount, currency) })}
        </h3>
        <p className="mt-1 text-article text-text-2">{t('line.doneText', { name: otherName })}</p>
      </div>
      <CopyText text={reference} name={t('line.reference')} />
      <Button kind="outline" onClick={onAgain}>
        {t('line.again')}
      </Button>
    </Card>
  );
}
