import { staffEndpoints } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'audit.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Gives every row that a filter finds as a file. */
export const useExport = (filter: object) =>
  useMutation({
    mutationFn: async () => save(await call(staffEndpoints.auditFile, { query: filter })),
  });
