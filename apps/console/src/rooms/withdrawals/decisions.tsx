import { type StaffWithdrawal, staffEndpoints } from '@lantern/contracts';
import { Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { GatewayField } from '../../parts/gateway-field.tsx';

type Part = { withdrawal: StaffWithdrawal };

type End = 'received' | 'returned';

/**
 * How the staff may end a dispute: one that was settled can still be given back, when the money did
 * not arrive after all.
 */
const endsOfDispute: Partial<Record<StaffWithdrawal['status'], readonly [End, ...End[]]>> = {
  disputed: ['received', 'returned'],
  settled: ['returned'],
};

/** The decisions for a withdrawal in its state. */
export function Decisions({ withdrawal }: Part) {
  const { t } = useTranslation();
  const may = useMay();
  const { status, proposalId, attention } = withdrawal;
  const acts = may('withdrawals.act');
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {proposalId && (
        <p className="basis-full text-body text-text-2">
          {t('payout.proposed')} <Link to="/proposals">{t('room.proposals')}</Link>
        </p>
      )}
      {acts && status === 'review' && !proposalId && <Review withdrawal={withdrawal} />}
      {acts && status === 'approved' && <Pay withdrawal={withdrawal} />}
      {acts && status === 'paying' && !proposalId && <Settle withdrawal={withdrawal} />}
      {may('disputes.act') && endsOfDispute[status] && !proposalId && (
        <EndDispute withdrawal={withdrawal} decisions={endsOfDispute[status]} />
      )}
      {acts && attention && <Attend withdrawal={withdrawal} />}
    </div>
  );
}

const useReason = () => {
  const { t } = useTranslation();
  return { label: t('reason'), required: true };
};

function Review({ withdrawal }: Part) {
  const { t } = useTranslation();
  const { reference } = withdrawal;
  const reason = useReason();
  const bodyOf = (words: string) => ({ reference, reason: words });
  return (
    <>
      <ActDialog
        endpoint={staffEndpoints.approveWithdrawal}
        label={t('payout.approve')}
        kind="brand"
        text={t('payout.approveText')}
        reason={reason}
        bodyOf={bodyOf}
      />
      <ActDialog
        endpoint={staffEndpoints.holdWithdrawal}
        label={t('payout.hold')}
        text={t('payout.memberReads')}
        reason={reason}
        bodyOf={bodyOf}
      />
      <Reject withdrawal={withdrawal} />
    </>
  );
}

/** Paying comes after the transfer at the bank, so the refusal is shown before it. */
function Pay({ withdrawal }: Part) {
  const { t } = useTranslation();
  const { payRefusal } = withdrawal;
  return (
    <>
      {payRefusal ? (
        <p role="status" className="basis-full text-body text-text-2">
          {t(`payout.refused.${payRefusal}`)}
        </p>
      ) : (
        <PayNow withdrawal={withdrawal} />
      )}
      <Reject withdrawal={withdrawal} />
    </>
  );
}

function Reject({ withdrawal: { reference } }: Part) {
  const { t } = useTranslation();
  const reason = useReason();
  return (
    <ActDialog
      endpoint={staffEndpoints.rejectWithdrawal}
      label={t('payout.reject')}
      kind="danger"
      text={t('payout.memberReads')}
      reason={reason}
      bodyOf={(words) => ({ reference, reason: words })}
    />
  );
}

function PayNow({ withdrawal: { reference, gateways } }: Part) {
  const { t } = useTranslation();
  const [gateway, setGateway] = useState('');
  const [payoutReference, setPayoutReference] = useState('');
  return (
    <>
      {gateways.length > 0 && (
        <ActDialog
          endpoint={staffEndpoints.sendPayout}
          label={t('payout.send')}
          kind="brand"
          text={t('payout.sendText')}
          bodyOf={() => ({ reference, gateway })}
        >
          {(wrong) => (
            <GatewayField
              gateways={gateways}
              value={gateway}
              onChange={setGateway}
              error={wrong.gateway}
            />
          )}
        </ActDialog>
      )}
      <ActDialog
        endpoint={staffEndpoints.payByHand}
        label={t('payout.byHand')}
        text={t('payout.byHandText')}
        reason={{ label: t('proposal.remark'), required: false }}
        bodyOf={(words) => ({
          reference,
          payoutReference: payoutReference.trim(),
          ...(words && { reason: words }),
        })}
      >
        {(wrong) => (
          <TextField
            label={t('payout.reference')}
            value={payoutReference}
            error={wrong.payoutReference}
            onChange={(event) => setPayoutReference(event.target.value)}
            maxLength={64}
            required
          />
        )}
      </ActDialog>
    </>
  );
}

function Settle({ withdrawal: { reference } }: Part) {
  const { t } = useTranslation();
  const reason = useReason();
  const [outcome, setOutcome] = useState<'paid' | 'failed'>('paid');
  return (
    <ActDialog
      endpoint={staffEndpoints.settlePayout}
      label={t('payout.settle')}
      text={t('payout.settleText')}
      reason={reason}
      bodyOf={(words) => ({ reference, outcome, reason: words })}
    >
      <Segmented
        label={t('payout.outcome')}
        options={(['paid', 'failed'] as const).map((value) => ({
          value,
          label: t(`payout.outcomes.${value}`),
        }))}
        value={outcome}
        onChange={setOutcome}
        block
      />
    </ActDialog>
  );
}

function EndDispute({
  withdrawal: { reference },
  decisions,
}: Part & { decisions: readonly [End, ...End[]] }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [decision, setDecision] = useState(decisions[0]);
  return (
    <ActDialog
      endpoint={staffEndpoints.endDispute}
      label={t(decisions.length > 1 ? 'payout.endDispute' : 'payout.decisions.returned')}
      kind="brand"
      text={t('payout.endDisputeText')}
      reason={reason}
      bodyOf={(words) => ({ reference, decision, reason: words })}
    >
      {decisions.length > 1 && (
        <Segmented
          label={t('payout.decision')}
          options={decisions.map((value) => ({ value, label: t(`payout.decisions.${value}`) }))}
          value={decision}
          onChange={setDecision}
          block
        />
      )}
    </ActDialog>
  );
}

function Attend({ withdrawal: { reference } }: Part) {
  const { t } = useTranslation();
  const reason = useReason();
  return (
    <ActDialog
      endpoint={staffEndpoints.attendWithdrawal}
      label={t('payout.attend')}
      text={t('payout.attendText')}
      reason={reason}
      bodyOf={(words) => ({ reference, reason: words })}
    />
  );
}
