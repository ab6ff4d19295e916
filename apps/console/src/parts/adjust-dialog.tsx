import { staffEndpoints } from '@lantern/contracts';
import { Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '../lib/staff.tsx';
import { ActDialog } from './act-dialog.tsx';
import { AmountField } from './amount-field.tsx';

export type Direction = 'credit' | 'debit';
const directions: readonly Direction[] = ['credit', 'debit'];

interface AdjustDialogProps {
  memberId: string;
  /** What the fields hold at first. */
  first?: { direction: Direction; amount: string };
}

/** Proposes to give a member money or to take some back; another person has to approve it. */
export function AdjustDialog({ memberId, first }: AdjustDialogProps) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const go = useNavigate();
  const [direction, setDirection] = useState<Direction>(first?.direction ?? 'credit');
  const [amount, setAmount] = useState(first?.amount ?? '');
  return (
    <ActDialog
      endpoint={staffEndpoints.proposeAdjustment}
      label={t('adjust.propose')}
      title={t('adjust.title')}
      text={t('adjust.text')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ memberId, direction, amount, currency: brand.currency, reason })}
      onDone={() => void go('/proposals')}
    >
      {(wrong) => (
        <>
          <Segmented
            label={t('adjust.direction')}
            options={directions.map((value) => ({ value, label: t(`adjust.${value}`) }))}
            value={direction}
            onChange={setDirection}
            block
          />
          <AmountField
            label={t('adjust.amount')}
            value={amount}
            error={wrong.amount}
            onChange={setAmount}
            currency={brand.currency}
            required
          />
        </>
      )}
    </ActDialog>
  );
}
