import { disputeWithdrawal, type WithdrawalDetail } from '@lantern/contracts';
import { isPartOfPayout } from '@lantern/rules';
import { Button } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { PictureSlots } from '../../lib/forms/picture-slots.tsx';
import { usePictures } from '../../lib/forms/use-pictures.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWithdrawals } from '../../lib/money/withdrawals.ts';
import { showWithdrawal } from './use-withdrawal.ts';

type Kind = 'part' | 'none';

interface DisputeFormProps {
  withdrawal: WithdrawalDetail;
  kind: Kind;
  onDone: (detail: WithdrawalDetail) => void;
  onBack: () => void;
}

const missingOf = (payout: string, received: string) =>
  BigInt(payout) - BigInt(received === '' ? 0 : received);

/** Nothing, or only a part of a payout has arrived: how much, and pictures that show it. */
function useDispute({ withdrawal, kind, onDone }: Omit<DisputeFormProps, 'onBack'>) {
  const { reference, payout, currency } = withdrawal;
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const client = useQueryClient();
  const pictures = usePictures();
  const isPart = (received: string) =>
    received !== '' &&
    isPartOfPayout(BigInt(payout), BigInt(received), missingOf(payout, received));
  const form = useForm({
    initial: { received: '', proof: '' },
    check: ({ received }) => ({
      received:
        kind === 'none' || isPart(received)
          ? undefined
          : t('confirm.partProblem', { payout: money(payout, currency) }),
      proof:
        kind === 'part' || pictures.pictures.length > 0 ? undefined : t('confirm.proofMissing'),
    }),
    send: (typed) => {
      const received = kind === 'none' ? '0' : typed.received;
      return call(disputeWithdrawal, {
        body: { reference, received, remaining: String(missingOf(payout, received)) },
        files: pictures.pictures.map(({ file }) => file),
      }).finally(() => void refreshWithdrawals(client));
    },
    fieldOf: byCode({ file_missing: 'proof', amount_out_of_range: 'received' }),
    onDone: (detail) => {
      onDone(detail);
      showWithdrawal(client, detail);
    },
  });
  return { form, pictures };
}

export function DisputeForm({ onBack, ...about }: DisputeFormProps) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const { form, pictures } = useDispute(about);
  const { kind, withdrawal } = about;
  const { currency, payout } = withdrawal;
  const proof = form.field('proof');
  const missing = missingOf(payout, form.values.received);
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <FormTrouble trouble={form.trouble} />
      {kind === 'part' && (
        <>
          <AmountField
            field={form.field('received')}
            currency={currency}
            label={t('confirm.received')}
          />
          <p className="flex justify-between gap-4 text-body text-text-2">
            {t('confirm.remaining')}
            <output className="num text-label text-text">
              {money(String(missing > 0n ? missing : 0n), currency)}
            </output>
          </p>
        </>
      )}
      <PictureSlots
        {...pictures}
        label={t(kind === 'none' ? 'confirm.proof' : 'confirm.proofPart')}
      />
      {proof.error && (
        <p
          id={proof.id}
          role="alert"
          tabIndex={-1}
          className="text-caption font-semibold text-danger"
        >
          {proof.error}
        </p>
      )}
      <div className="flex gap-2">
        <Button kind="outline" size={48} onClick={onBack}>
          {t('confirm.back')}
        </Button>
        <Button type="submit" size={48} className="flex-1" loading={form.busy || pictures.reading}>
          {t('confirm.send')}
        </Button>
      </div>
    </form>
  );
}
