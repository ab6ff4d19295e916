import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMay, useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';

type Direction = 'credit' | 'debit';
const directions: readonly Direction[] = ['credit', 'debit'];

/** Proposes to give a member money or to take some back; another person has to approve it. */
export function AdjustMember({ member: { id, wallets } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const may = useMay();
  const go = useNavigate();
  const [direction, setDirection] = useState<Direction>('credit');
  const [amount, setAmount] = useState('');
  const hasMoney = wallets.some(
    ({ purpose, currency }) => purpose === 'main' && currency === brand.currency,
  );
  if (!may('adjustments.act') || !hasMoney) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.proposeAdjustment}
      label={t('adjust.propose')}
      title={t('adjust.title')}
      text={t('adjust.text')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ memberId: id, direction, amount, currency: brand.currency, reason })}
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
