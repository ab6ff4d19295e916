import { Button } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TroubleBlock } from '../trouble/trouble-block.tsx';
import { saveFile } from './save-file.ts';

interface SaveRecordProps {
  /** Asks for the file. */
  read: () => Promise<Blob>;
  /** The name of the file. */
  name: string;
  /** There is nothing to save. */
  empty?: boolean;
  /** The name of the list, where a page has several. */
  of?: string;
}

/** Saves what a record shows, all pages of it, as a file for spreadsheets. */
export function SaveRecord({ read, name, empty = false, of }: SaveRecordProps) {
  const { t } = useTranslation('movements');
  const saving = useMutation({ mutationFn: read, onSuccess: (file) => saveFile(file, name) });
  const label = t(saving.isPending ? 'downloading' : 'download');
  return (
    <>
      <Button
        aria-label={of && `${label}: ${of}`}
        kind="outline"
        className="max-sm:w-full"
        disabled={empty}
        loading={saving.isPending}
        start={<Download size={18} aria-hidden />}
        onClick={() => saving.mutate()}
      >
        {label}
      </Button>
      {saving.error && (
        <TroubleBlock
          trouble={saving.error}
          onRetry={() => saving.mutate()}
          busy={saving.isPending}
        />
      )}
    </>
  );
}
