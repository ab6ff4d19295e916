import { receiveWithdrawal, type WithdrawalDetail } from '@lantern/contracts';
import { Button, Card, Countdown } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWithdrawals } from '../../lib/money/withdrawals.ts';
import { DisputeForm } from './dispute-form.tsx';
import { showWithdrawal } from './use-withdrawal.ts';

interface ConfirmCardProps {
  withdrawal: WithdrawalDetail;
  /** Gets the withdrawal as the answer has left it. */
  onDone: (detail: WithdrawalDetail) => void;
}

/** The three answers to whether a payout has arrived, and how long there is for them (CSH-04). */
export function ConfirmCard({ withdrawal, onDone }: ConfirmCardProps) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const title = useId();
  const [answer, setAnswer] = useState<'part' | 'none'>();
  const { payout, currency, confirmBy } = withdrawal;
  return (
    <Card as="section" aria-labelledby={title} className="flex w-full flex-col gap-4">
      <h3 id={title} className="text-h3">
        {t('confirm.title', { payout: money(payout, currency) })}
      </h3>
      {answer === undefined ? (
        <Answers {...{ withdrawal, onDone }} onAnswer={setAnswer} />
      ) : (
        <DisputeForm
          {...{ withdrawal, onDone }}
          kind={answer}
          onBack={() => setAnswer(undefined)}
        />
      )}
      {confirmBy !== null && <TimeLeft confirmBy={confirmBy} />}
    </Card>
  );
}

interface AnswersProps extends ConfirmCardProps {
  onAnswer: (answer: 'part' | 'none') => void;
}

function Answers({ withdrawal: { reference }, onDone, onAnswer }: AnswersProps) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const client = useQueryClient();
  const [sure, setSure] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(receiveWithdrawal, { body: { reference } }),
    onSuccess: (detail) => {
      onDone(detail);
      showWithdrawal(client, detail);
    },
    onSettled: () => {
      setSure(false);
      void refreshWithdrawals(client);
    },
  });
  return (
    <>
      <FormTrouble trouble={error} />
      <div className="grid gap-2 sm:grid-cols-3">
        <Button size={48} onClick={() => setSure(true)}>
          {t('confirm.all')}
        </Button>
        <Button size={48} kind="outline" onClick={() => onAnswer('part')}>
          {t('confirm.part')}
        </Button>
        <Button size={48} kind="outline" onClick={() => onAnswer('none')}>
          {t('confirm.none')}
        </Button>
      </div>
      <ConfirmDialog
        open={sure}
        onOpenChange={setSure}
        title={t('confirm.sure')}
        message={t('confirm.sureText')}
        cancelLabel={t('confirm.back')}
        confirmLabel={t('confirm.all')}
        closeLabel={t('common:close')}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}

function TimeLeft({ confirmBy }: { confirmBy: string }) {
  const { t } = useTranslation('withdrawal');
  const client = useQueryClient();
  const until = Date.parse(confirmBy);
  const [over, setOver] = useState(() => until <= Date.now());
  const end = () => {
    setOver(true);
    void refreshWithdrawals(client);
  };
  if (over) return <p className="text-caption text-text-2">{t('confirm.over')}</p>;
  return (
    <p className="text-caption text-text-2">
      {t('confirm.until')}{' '}
      <Countdown
        until={until}
        onEnd={end}
        announce={(seconds) => t('confirm.announce', { seconds })}
      />
    </p>
  );
}
