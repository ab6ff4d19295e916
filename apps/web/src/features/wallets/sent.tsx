import type { LineTransfer } from '@lantern/contracts';
import { Button, Card } from '@lantern/ui';
import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { intoSight } from '../../lib/navigation/into-sight.ts';

/** That it was sent, and the way on. */
export function Sent({ transfer, onAgain }: { transfer: LineTransfer; onAgain: () => void }) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const { amount, currency, otherName, reference } = transfer;
  return (
    <Card className="flex flex-col items-center gap-3 py-8 text-center">
      <span
        aria-hidden
        className="grid size-20 animate-pop place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheckBig size={36} />
      </span>
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
