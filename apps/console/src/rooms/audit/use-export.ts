import { staffEndpoints } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Gives every row that a filter finds as a file. */
export const useExport = (filter: object) =>
  useMutation({
    mutationFn: async () =>
      saveFile(await call(staffEndpoints.auditFile, { query: filter }), 'audit.csv'),
  });
