import { Button } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../lib/save-file.ts';
import { Trouble } from './trouble.tsx';

interface ExportListProps {
  /** Asks for the file. */
  read: () => Promise<Blob>;
  /** The name of the file. */
  name: string;
  /** The name of the list, where a room has several. */
  of?: string;
}

/** Saves what a list shows, all pages of it, as a file for spreadsheets. */
export function ExportList({ read, name, of }: ExportListProps) {
  const { t } = useTranslation();
  const file = useMutation({ mutationFn: async () => saveFile(await read(), name) });
  return (
    <>
      <Button
        kind="outline"
        size={36}
        loading={file.isPending}
        onClick={() => file.mutate()}
        aria-label={of && `${t('export')}: ${of}`}
      >
        {t('export')}
      </Button>
      <Trouble of={file.error} />
    </>
  );
}
