import {
  type BankLine,
  type BankLineCandidate,
  bankLineExplanations,
  staffEndpoints,
} from '@lantern/contracts';
import { referenceOf } from '@lantern/rules';
import { SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';

const { decideBankLine, bankLineCandidates } = staffEndpoints;

/** Chooses the deposit or payout of a line, from what may fit or by its reference. */
export function MatchLine({ line }: { line: BankLine }) {
  const { t } = useTranslation();
  const money = useMoney();
  const [reference, setReference] = useState('');
  const { id, amount, currency, day } = line;
  return (
    <ActDialog
      endpoint={decideBankLine}
      label={t('statement.match')}
      title={t('statement.matchTitle', { amount: money(amount, currency), day })}
      kind="brand"
      text={t(amount.startsWith('-') ? 'statement.matchDebit' : 'statement.matchCredit')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        id,
        decision: 'match',
        reference: reference.trim() === '' ? '' : referenceOf(reference),
        reason,
      })}
    >
      {(wrong) => (
        <>
          <Candidates id={id} value={reference} onChange={setReference} />
          <TextField
            label={t('cash.reference')}
            hint={t('statement.matchHint')}
            value={reference}
            error={wrong.reference}
            onChange={(event) => setReference(event.target.value)}
            maxLength={12}
            required
          />
        </>
      )}
    </ActDialog>
  );
}

interface CandidatesProps {
  id: string;
  value: string;
  onChange: (reference: string) => void;
}

function Candidates({ id, value, onChange }: CandidatesProps) {
  const { t } = useTranslation();
  const found = useOps(bankLineCandidates, { id });
  return (
    <Answered query={found}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-body text-text-3">{t('statement.noCandidate')}</p>
        ) : (
          <fieldset className="flex max-h-64 flex-col gap-2 overflow-y-auto">
            <legend className="mb-1 text-label text-text-2">{t('statement.candidates')}</legend>
            {list.map((one) => (
              <Candidate
                key={one.reference}
                one={one}
                checked={value === one.reference}
                onChange={onChange}
              />
            ))}
          </fieldset>
        )
      }
    </Answered>
  );
}

interface CandidateProps {
  one: BankLineCandidate;
  checked: boolean;
  onChange: (reference: string) => void;
}

function Candidate({ one, checked, onChange }: CandidateProps) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-border p-3">
      <input
        type="radio"
        name="candidate"
        checked={checked}
        onChange={() => onChange(one.reference)}
        className="mt-1 accent-brand"
      />
      <span className="min-w-0 flex-1 text-body">
        <span className="flex flex-wrap justify-between gap-x-3">
          <b className="num">{one.reference}</b>
          <b className="num">{money(one.amount, one.currency)}</b>
        </span>
        <span className="block text-caption text-text-3">
          {one.member.username} · {word('state', one.status)} · <Moment at={one.at} />
        </span>
        <span className="block text-caption text-text-2">{t(`statement.by.${one.by}`)}</span>
      </span>
    </label>
  );
}

/** Says what a line is that belongs to no member. */
export function Explain({ id }: { id: string }) {
  const { t } = useTranslation();
  const word = useWord();
  const [decision, setDecision] = useState<(typeof bankLineExplanations)[number] | ''>('');
  return (
    <ActDialog
      endpoint={decideBankLine}
      label={t('statement.explain')}
      text={t('statement.explainText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, decision, reason })}
    >
      {(wrong) => (
        <SelectField
          label={t('statement.what')}
          placeholder={t('choose')}
          options={bankLineExplanations.map((value) => ({
            value,
            label: word('explanation', value),
          }))}
          value={decision}
          error={wrong.decision}
          onChange={(event) => setDecision(event.target.value as typeof decision)}
          required
        />
      )}
    </ActDialog>
  );
}

export function Reopen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={decideBankLine}
      label={t('statement.reopen')}
      text={t('statement.reopenText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, decision: 'open', reason })}
    />
  );
}
