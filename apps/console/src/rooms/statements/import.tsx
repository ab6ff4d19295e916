import { type OwnAccount, type StatementPreview, staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { AmountField } from '../../parts/amount-field.tsx';
import { Panel } from '../../parts/room.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { Imported } from './imported.tsx';
import { Preview } from './preview.tsx';

const { previewStatement, importStatement } = staffEndpoints;

/** Reads a bank's file, shows what it would add, and adds it. */
export function Import({ one }: { one: OwnAccount }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [balances, setBalances] = useState({ opening: '', closing: '' });
  const client = useQueryClient();
  const typed = balances.opening !== '' && balances.closing !== '' ? balances : {};
  const body = { account: one.account, ...typed };
  const preview = useMutation({
    mutationFn: (sent: File) => call(previewStatement, { body, files: [sent] }),
  });
  const adding = useMutation({
    mutationFn: ({ digest }: StatementPreview) =>
      call(importStatement, { body: { ...body, digest }, files: file ? [file] : [] }),
    onSuccess: async () => {
      setFile(undefined);
      preview.reset();
      await client.invalidateQueries();
    },
  });
  const choose = (next: File | undefined) => {
    if (!next) return;
    setFile(next);
    adding.reset();
    preview.mutate(next);
  };
  const again = () => file && preview.mutate(file);
  const seen = file && preview.data;
  return (
    <>
      <Panel title={t('statement.tabs.import')}>
        <div className="flex flex-col gap-4">
          <FileField file={file} busy={preview.isPending} onChoose={choose} />
          <Trouble of={preview.error ?? adding.error} />
          {adding.data && (
            <p role="status" className="rounded-control bg-success-soft px-3 py-2 text-success">
              {t('statement.added', adding.data)}
            </p>
          )}
          {file && (preview.error || seen?.format === 'csv') && (
            <Balances
              currency={one.currency}
              value={balances}
              onChange={setBalances}
              onAgain={again}
            />
          )}
          {seen && (
            <Preview
              seen={seen}
              currency={one.currency}
              busy={adding.isPending}
              onImport={() => adding.mutate(seen)}
            />
          )}
        </div>
      </Panel>
      {seen?.sample && (
        <ColumnsForm
          key={seen.digest}
          account={one.account}
          columns={one.columns}
          sample={seen.sample}
          onSaved={again}
        />
      )}
      <Imported account={one.account} />
    </>
  );
}

interface FileFieldProps {
  file: File | undefined;
  busy: boolean;
  onChoose: (file: File | undefined) => void;
}

function FileField({ file, busy, onChoose }: FileFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('statement.file')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
      <Button kind="brand" size={48} loading={busy} onClick={() => input.current?.click()}>
        <span className="inline-flex items-center gap-2">
          <FileUp size={18} aria-hidden />
          {t('statement.chooseFile')}
        </span>
      </Button>
      <span className="min-w-0 text-body wrap-anywhere text-text-2">
        {file ? file.name : t('statement.fileHint')}
      </span>
    </div>
  );
}

interface BalancesProps {
  currency: string;
  value: { opening: string; closing: string };
  onChange: (value: { opening: string; closing: string }) => void;
  onAgain: () => void;
}

/** Both balances of a CSV file that has no column for them. */
function Balances({ currency, value, onChange, onAgain }: BalancesProps) {
  const { t } = useTranslation();
  return (
    <form
      className="flex flex-wrap items-end gap-3 [&>div]:min-w-40 [&>div]:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onAgain();
      }}
    >
      {(['opening', 'closing'] as const).map((name) => (
        <AmountField
          key={name}
          label={t(`statement.${name}`)}
          value={value[name]}
          error={undefined}
          currency={currency}
          onChange={(amount) => onChange({ ...value, [name]: amount })}
        />
      ))}
      <Button type="submit" kind="outline" size={48}>
        {t('statement.previewAgain')}
      </Button>
      <p className="basis-full text-caption text-text-3">{t('statement.balancesHint')}</p>
    </form>
  );
}
