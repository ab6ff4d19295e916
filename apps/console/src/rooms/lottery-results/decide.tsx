import { type OutsideResult, staffEndpoints } from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { TextArea } from '../../parts/text-area.tsx';

const typed = 'typed';
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** What a person can choose for a draw: what a source says, or numbers that they type. */
export function useChosenResult(of: OutsideResult) {
  const whole = of.readings.flatMap(({ source, result }) => (result ? [{ source, result }] : []));
  const [from, setFrom] = useState('');
  const [text, setText] = useState('');
  const result = whole.find(({ source }) => source === from)?.result ?? numbersIn(text);
  return { whole, from, setFrom, text, setText, result };
}

interface ChooseProps {
  chosen: ReturnType<typeof useChosenResult>;
  count: number;
  error: string | undefined;
}

/** Chooses a result. */
export function ChooseResult({ chosen, count, error }: ChooseProps) {
  const { t } = useTranslation();
  const { whole, from, setFrom, text, setText, result } = chosen;
  return (
    <>
      <SelectField
        label={t('outside.result')}
        placeholder={t('choose')}
        options={[
          ...whole.map(({ source }) => ({ value: source, label: t('outside.source', { source }) })),
          { value: typed, label: t('outside.typed') },
        ]}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        error={from === '' ? error : undefined}
        required
      />
      {from === typed && (
        <TextArea
          label={t('outside.numbers', { count })}
          hint={t('outside.numbersHint', { found: result.length })}
          value={text}
          onChange={setText}
          maxLength={400}
          required
          error={error}
        />
      )}
    </>
  );
}

/** Proposes a result, or another one of a settled draw; another person approves it. */
export function Decide({ of }: { of: OutsideResult }) {
  const { t } = useTranslation();
  const chosen = useChosenResult(of);
  const isFirst = of.state === 'closed';
  const label = t(isFirst ? 'outside.propose' : 'outside.correct');
  return (
    <div>
      <ActDialog
        endpoint={
          isFirst ? staffEndpoints.proposeLotteryResult : staffEndpoints.proposeLotteryCorrection
        }
        label={label}
        title={`${label} · ${of.province} · ${of.date}`}
        kind={isFirst ? 'outline' : 'danger'}
        text={t(isFirst ? 'outside.proposeText' : 'outside.correctText')}
        reason={{ label: t('reason'), required: true }}
        bodyOf={(reason) => ({ drawId: of.drawId, result: chosen.result, reason })}
      >
        {(wrong) => (
          <ChooseResult
            chosen={chosen}
            count={of.family === 'vn27' ? 27 : 18}
            error={wrong.result}
          />
        )}
      </ActDialog>
    </div>
  );
}
