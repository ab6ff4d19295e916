import { confirmRaise, dropRaise, type MemberLimit } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useLimitAmount, useLimitName } from '../../lib/protection/limit-text.ts';
import { refreshProtection } from '../../lib/protection/protection-now.ts';
import { toast } from '../../lib/show/toast.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

type Raise = NonNullable<MemberLimit['raise']>;

function useDecision({ kind, period }: Pick<MemberLimit, 'kind' | 'period'>) {
  const { t } = useTranslation('protection');
  const client = useQueryClient();
  const troubleText = useTroubleText();
  const { mutate, isPending } = useMutation({
    mutationFn: (yes: boolean) => call(yes ? confirmRaise : dropRaise, { body: { kind, period } }),
    onSuccess: (_value, yes) => toast('success', t(yes ? 'raise.confirmed' : 'raise.kept')),
    onError: (trouble) => toast('danger', troubleText(trouble)),
    onSettled: () => refreshProtection(client),
  });
  return { decide: mutate, busy: isPending };
}

/**
 * A raise that waits for its second yes: from when and to when that may come, and the two ways out.
 */
export function RaiseNote({ limit, raise }: { limit: MemberLimit; raise: Raise }) {
  const { t } = useTranslation(['protection', 'common']);
  const amountOf = useLimitAmount();
  const momentText = useMomentText();
  const name = useLimitName()(limit);
  const [asking, setAsking] = useState(false);
  const { decide, busy } = useDecision(limit);
  const open = Date.parse(raise.opensAt) <= Date.now();
  const amount = raise.to === null ? '' : amountOf(limit.kind, raise.to);
  return (
    <div className="flex flex-col gap-3 rounded-button bg-info-soft p-3.5">
      <div className="flex items-start gap-2.5 text-body">
        <Hourglass size={18} aria-hidden className="mt-0.5 shrink-0 text-info" />
        <p className="min-w-0">
          {raise.to === null ? t('raise.remove') : t('raise.to', { amount })}{' '}
          {open
            ? t('raise.lapses', { time: momentText(raise.lapsesAt) })
            : t('raise.opens', { time: momentText(raise.opensAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="brand" disabled={busy} onClick={() => decide(false)}>
          {t('raise.keep')}
        </Button>
        {open && (
          <Button kind="outline" disabled={busy} onClick={() => setAsking(true)}>
            {t('raise.confirm')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('raise.confirmTitle')}
        message={
          raise.to === null
            ? t('raise.confirmRemove', { name })
            : t('raise.confirmTo', { name, amount })
        }
        cancelLabel={t('raise.keep')}
        confirmLabel={t('raise.confirm')}
        closeLabel={t('common:close')}
        busy={busy}
        onConfirm={() => decide(true, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
